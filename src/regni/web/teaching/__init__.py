"""Lessons at the table in the browser: the session, what the teacher says, and the words at the end."""
