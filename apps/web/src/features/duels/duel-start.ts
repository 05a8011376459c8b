/** In the history entry of a duel's page: the stage starts without another press. A reloaded page asks first. */
export const STARTS_DUEL = { startsDuel: true } as const;

declare module "@tanstack/react-router" {
	interface HistoryState {
		startsDuel?: true;
	}
}
