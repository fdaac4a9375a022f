"""Whoever runs the tests in the background ignores interrupts, and so would every program that they start: they hear them again."""

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
