// Measures a page: what is cut, covered, overlapping, too small, or out of the window. Called by tests/boxes.py with
// {width, isTouched, isWhole}; gives a list of findings [kind, element, text, numbers].
({ width, isTouched, isWhole }) => {
  // Letters smaller than these cannot be read, in px: words of the page, and names on cards.
  const LEAST_LETTERS = 11;
  const LEAST_NAME = 8;
  const LEAST_CARD = 44;
  const TARGET = 44;
  // Names of cards that are squeezed more than this are hard to read.
  const MOST_SQUEEZED = 0.72;
  // What rounding and the space around letters allow, in px and as a part of the line's height.
  const SLACK = 1.5;
  const LINE_SLACK = 0.3;

  const findings = [];
  const seen = new Set();
  const note = (kind, element, text, numbers = '') => {
    const one = [kind, short(element), text.trim().replace(/\s+/g, ' ').slice(0, 50), numbers];
    const key = one.slice(0, 3).join('|');
    if (!seen.has(key)) {
      seen.add(key);
      findings.push(one);
    }
  };

  const word = (element) => {
    // Classes that only say whose card it is, or how many there are, would make many findings of one.
    const telling = [...element.classList].filter((one) => !/^(of|card-of|across|earls|variant)-/.test(one));
    const name = telling.slice(0, 2).map((one) => `.${one}`).join('');
    return element.id ? `#${element.id}` : name || element.tagName.toLowerCase();
  };
  function short(element) {
    const path = [];
    for (let one = element; one && !one.matches('html, body') && path.length < 3; one = one.parentElement) {
      path.unshift(word(one));
    }
    return path.join(' ');
  }

  const shows = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  // Text for screen readers is clipped away, and the link past the head outside of the window.
  const isForReadersOnly = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (one.matches('.skip')) return true;
      if (style.clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  // The end of a game lies over the table.
  const end = document.querySelector('.end');
  const isUnder = (element) => end !== null && shows(end) && element.closest('.board') !== null;
  const around = (rects) => {
    const [left, top] = [Math.min(...rects.map((one) => one.left)), Math.min(...rects.map((one) => one.top))];
    const [right, bottom] = [Math.max(...rects.map((one) => one.right)), Math.max(...rects.map((one) => one.bottom))];
    return { left, top, right, bottom };
  };

  // The words of the page, line by line.
  function lines(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const found = [];
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const last = found.at(-1);
      if (last && Math.abs(last.top - rect.top) < 2) found[found.length - 1] = around([last, rect]);
      else found.push(around([rect]));
    }
    return found;
  }

  function words() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest('script, style, option, textarea, symbol, defs')) continue;
      // Cards that are fanned for ornament lie over each other.
      if (!shows(element) || isUnder(element) || isForReadersOnly(element) || element.closest('.fan svg')) continue;
      const letters = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const rect of lines(node)) found.push({ element, text: node.data, rect, letters, least: LEAST_LETTERS });
    }
    return found;
  }

  // The names on cards. They are drawn by symbols, whose letters have no boxes of their own.
  const brush = document.createElement('canvas').getContext('2d');
  function names() {
    const found = [];
    for (const card of document.querySelectorAll('svg.card')) {
      if (!shows(card) || isUnder(card)) continue;
      const box = card.getBoundingClientRect();
      const scale = box.width / card.viewBox.baseVal.width;
      for (const use of card.querySelectorAll('use')) {
        if (getComputedStyle(use).display === 'none') continue;
        const symbol = document.querySelector(use.getAttribute('href'));
        for (const drawn of symbol?.querySelectorAll('text.card-name') ?? []) {
          if (/^\d+$/.test(drawn.textContent)) continue;
          found.push({ element: card, ...named(drawn, box, scale) });
        }
      }
    }
    return found;
  }

  function named(drawn, box, scale) {
    const of = (name) => Number.parseFloat(drawn.getAttribute(name));
    const pieces = drawn.childElementCount ? [...drawn.children] : [drawn];
    let [wide, letters] = [0, 0];
    for (const piece of pieces) {
      const style = getComputedStyle(piece);
      brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const spacing = Number.parseFloat(style.letterSpacing) || 0;
      wide += brush.measureText(piece.textContent).width + spacing * piece.textContent.length;
      letters = Math.max(letters, Number.parseFloat(style.fontSize));
    }
    const held = of('textLength') || wide;
    const [middle, base] = [box.left + of('x') * scale, box.top + of('y') * scale];
    const half = (Math.min(held, wide) * scale) / 2;
    const rect = { left: middle - half, right: middle + half, top: base - letters * scale * 0.72, bottom: base };
    const room = { left: box.left, right: box.right };
    return { text: drawn.textContent, rect, letters: letters * scale, least: LEAST_NAME, squeezed: held / wide, room };
  }

  // Which part of a line is left after its ancestors have cut it, and whether it was cut or only scrolled.
  function clipped({ element, rect, room }) {
    const left = { ...rect };
    let [isCut, isScrolled] = [false, false];
    if (room && (rect.left < room.left - 0.5 || rect.right > room.right + 0.5)) isCut = true;
    const cut = (side, border, isAlong, how) => {
      const over = side === 'left' || side === 'top' ? border - left[side] : left[side] - border;
      const slack = isAlong ? SLACK : Math.max(SLACK, (rect.bottom - rect.top) * LINE_SLACK);
      if (over <= 0) return;
      left[side] = border;
      if (over <= slack) return;
      if (/auto|scroll/.test(how)) isScrolled = true;
      else isCut = true;
    };
    const holds = (place, fixed) => fixed !== 'absolute' || getComputedStyle(place).position !== 'static';
    let position = getComputedStyle(element).position;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (one !== element && !holds(one, position)) continue;
      const box = one.getBoundingClientRect();
      if (style.overflowX !== 'visible') {
        cut('left', box.left, true, style.overflowX);
        cut('right', box.right, true, style.overflowX);
      }
      if (style.overflowY !== 'visible') {
        cut('top', box.top, false, style.overflowY);
        cut('bottom', box.bottom, false, style.overflowY);
      }
      position = style.position;
      if (position === 'fixed') break;
    }
    return { left, isCut, isScrolled, isGone: left.right - left.left < 1 || left.bottom - left.top < 1 };
  }

  const isPainted = (element) => {
    if (element instanceof SVGElement) return !(element instanceof SVGSVGElement);
    const style = getComputedStyle(element);
    // The part after a colour's slash or fourth comma says how solid it is.
    const solid = /(?:\/ |, [^,]+, [^,]+, )([\d.]+)\)$/.exec(style.backgroundColor)?.[1] ?? '1';
    return Number.parseFloat(solid) > 0.4 || element instanceof HTMLImageElement;
  };

  // What lies over a line, at its middle and near its corners.
  function over(element, rect) {
    const inset = Math.min(3, (rect.right - rect.left) / 4);
    const high = rect.bottom - rect.top;
    const across = [rect.left + inset, (rect.left + rect.right) / 2, rect.right - inset];
    for (const y of [rect.top + high * 0.3, rect.top + high * 0.7]) {
      for (const x of across) {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        for (const hit of document.elementsFromPoint(x, y)) {
          if (hit === element || element.contains(hit) || hit.contains(element)) break;
          if (isPainted(hit) && shows(hit)) return hit;
        }
      }
    }
    return null;
  }

  // Many pages scroll: what something else covers now, or what lies below, may be free higher up in the window.
  const HEIGHTS = [0.5, 0.3, 0.15];
  function overElsewhere(one) {
    const { element, rect, at } = one;
    const kept = scrolls.map((place) => [place, place.scrollTop]);
    let hit = null;
    for (const height of HEIGHTS) {
      bring(element, height, rect.top - at.top);
      const { left, top } = element.getBoundingClientRect();
      const [x, y] = [left - at.left, top - at.top];
      const moved = { left: rect.left + x, right: rect.right + x, top: rect.top + y, bottom: rect.bottom + y };
      hit = isInside(moved) ? over(element, moved) : document.documentElement;
      if (hit === null) break;
    }
    for (const [place, top] of kept) place.scrollTo({ top, behavior: 'instant' });
    return hit;
  }
  const isInside = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  // Only what people can scroll counts: a script could scroll what is hidden as well.
  const scrolls = [...document.querySelectorAll('body *')].filter(
    (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
  );
  if (getComputedStyle(document.body).overflowY !== 'hidden') scrolls.unshift(document.scrollingElement);
  function bring(element, height, line = 0) {
    for (const place of scrolls.filter((one) => one.contains(element)).reverse()) {
      // To a height in what scrolls it, which may itself come into the window only when the page is scrolled.
      const isPage = place === document.scrollingElement;
      const { top, height: high } = isPage ? { top: 0, height: innerHeight } : place.getBoundingClientRect();
      const by = element.getBoundingClientRect().top + line - top - high * height;
      place.scrollTo({ top: place.scrollTop + by, behavior: 'instant' });
    }
  }

  const px = (value) => `${Math.round(value * 10) / 10}px`;

  function measureLetters() {
    const shown = [];
    for (const one of [...words(), ...names()]) {
      const { element, text, rect } = one;
      one.at = element.getBoundingClientRect();
      const { left, isCut, isScrolled, isGone } = clipped(one);
      const box = `${px(rect.right - rect.left)} wide, ${px(left.right - left.left)} shown`;
      if (isCut) note('cut', element, text, box);
      else if (!isScrolled && (rect.left < -SLACK || rect.right > width + SLACK)) {
        note('outside', element, text, `from ${px(rect.left)} to ${px(rect.right)} of ${width}`);
      }
      if (one.letters < one.least - 0.05) note('small', element, text, px(one.letters));
      if (one.squeezed < MOST_SQUEEZED) note('squeezed', element, text, `to ${Math.round(one.squeezed * 100)} %`);
      if (!isGone && !isScrolled) shown.push({ ...one, rect: left });
    }
    for (const one of document.querySelectorAll('*')) {
      const style = getComputedStyle(one);
      const isEllipsis = style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1;
      if (isEllipsis && shows(one) && !isForReadersOnly(one) && !isUnder(one)) {
        note('cut', one, one.textContent, `${one.scrollWidth}px wide, ${one.clientWidth}px shown`);
      }
    }
    return shown;
  }

  function measureOverlap(shown) {
    // What is free where it is, and what is free once it is scrolled to: these two meet only while scrolling.
    const [free, freed] = [[], []];
    for (const one of shown) {
      const isFree = isInside(one.rect) && over(one.element, one.rect) === null;
      const hit = isFree ? null : overElsewhere(one);
      if (hit) note('covered', one.element, one.text, `by ${short(hit) || 'the edge of the window'}`);
      else (isFree ? free : freed).push(one);
    }
    for (const together of [free, freed]) {
      for (const [place, one] of together.entries()) {
        for (const other of together.slice(place + 1)) compare(one, other);
      }
    }
  }

  function compare(one, other) {
    if (one.element === other.element) return;
    const both = {
      left: Math.max(one.rect.left, other.rect.left),
      right: Math.min(one.rect.right, other.rect.right),
      top: Math.max(one.rect.top, other.rect.top),
      bottom: Math.min(one.rect.bottom, other.rect.bottom),
    };
    const [across, down] = [both.right - both.left, both.bottom - both.top];
    const least = Math.min(one.rect.bottom - one.rect.top, other.rect.bottom - other.rect.top);
    if (across <= 2 || down <= least * LINE_SLACK) return;
    // A bar may lie over what they share now, and no longer when one of them is scrolled to.
    if ([one, other].some((each) => over(each.element, both) && !overElsewhere({ ...each, rect: both }))) return;
    const which = `${short(other.element)} “${other.text.trim().slice(0, 20)}”`;
    note('overlap', one.element, one.text, `${px(across)} x ${px(down)} with ${which}`);
  }

  function measureTargets() {
    for (const one of document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden])')) {
      if (!shows(one) || isForReadersOnly(one) || one.matches('.laid:not(.lit)')) continue;
      bring(one, 0.5);
      // A click anywhere on what is lit, or on a label, counts.
      const box = (one.closest('label, .lit') ?? one).getBoundingClientRect();
      if (box.width < 1 || (box.width >= TARGET - 0.5 && box.height >= TARGET - 0.5)) continue;
      const [x, y, far] = [box.left + box.width / 2, box.top + box.height / 2, TARGET / 2 - 1.5];
      const reaches = (at, by) => {
        const hit = document.elementFromPoint(at, by);
        return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one));
      };
      const wide = box.width >= TARGET - 0.5 || (reaches(x - far, y) && reaches(x + far, y));
      const high = box.height >= TARGET - 0.5 || (reaches(x, y - far) && reaches(x, y + far));
      if (!wide || !high) note('target', one, one.textContent || one.id, `${px(box.width)} x ${px(box.height)}`);
    }
    scrollTo(0, 0);
  }

  function measureCards() {
    for (const card of document.querySelectorAll('.laid > svg.card')) {
      const wide = card.getBoundingClientRect().width;
      if (card.closest('[aria-hidden=true]')) continue;
      const holder = card.parentElement;
      if (shows(card) && wide < LEAST_CARD - 0.5) note('card', holder, holder.dataset.kind ?? '', px(wide));
    }
  }

  function measureScrolling() {
    const page = document.scrollingElement;
    if (page.scrollWidth > width + 1) note('sideways', page, 'the page', `${page.scrollWidth} of ${width}`);
    for (const one of document.querySelectorAll('body *:not(textarea, input)')) {
      const canScroll = /auto|scroll/.test(getComputedStyle(one).overflowX);
      if (canScroll && one.scrollWidth > one.clientWidth + 1 && shows(one)) {
        note('sideways', one, '', `${one.scrollWidth} of ${one.clientWidth}`);
      }
    }
  }

  // What must be seen without scrolling.
  function measurePlaces() {
    const needed = ['.prompt h2', '.prompt .main-moves .button', '.hand .laid', '.moves h3'];
    for (const one of document.querySelectorAll(needed.join(', '))) {
      if (!shows(one)) continue;
      const rect = one.getBoundingClientRect();
      const { left, isGone } = clipped({ element: one, rect: around([rect]) });
      if (isGone || left.bottom < rect.bottom - 3 || rect.bottom > innerHeight + 1 || rect.top < -1) {
        note('below', one, one.textContent, `from ${px(rect.top)} to ${px(rect.bottom)} of ${innerHeight}`);
      }
    }
  }

  // Nothing is out of reach of the pointer while it is measured.
  const style = new CSSStyleSheet();
  style.replaceSync('* { pointer-events: auto !important; }');
  if (isTouched) {
    measureTargets();
    measureCards();
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  measureOverlap(measureLetters());
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
  measureScrolling();
  if (isWhole) measurePlaces();
  return findings;
};
