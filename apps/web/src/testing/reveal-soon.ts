/**
 * React shows loaded content at least 300 ms after its last fallback, which its development `act` skips.
 * Here the `setTimeout` that React captures when it is loaded skips it.
 */
const start = window.setTimeout;
window.setTimeout = ((handler: () => void) => start(handler)) as typeof start;
await import("react-dom/client");
window.setTimeout = start;
