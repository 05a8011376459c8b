/**
 * React shows content that has loaded no sooner than 300 ms after its last fallback. In development its `act` skips
 * that; here the `setTimeout` that React keeps when it is loaded skips it.
 */
const start = window.setTimeout;
window.setTimeout = ((handler: () => void) => start(handler)) as typeof start;
await import("react-dom/client");
window.setTimeout = start;
