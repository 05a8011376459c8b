/**
 * React holds back what it has waited for until 300 ms after it last showed a fallback. Its own `act` leaves that out, and so does this:
 * the timer that React takes when it is loaded waits for nothing.
 */
const start = window.setTimeout;
window.setTimeout = ((handler: () => void) => start(handler)) as typeof start;
await import("react-dom/client");
window.setTimeout = start;
