import { createStore } from "../../ui/store.ts";

/** Varies the poll interval, so that tabs opened at the same time do not poll at the same time. */
const SPREAD = 0.9 + Math.random() * 0.2;

const connected = createStore(false);
export const setConnected = connected.set;
/** Whether this tab gets live events, so that it need not poll. */
export const useConnected = connected.useValue;

/** For `refetchInterval`: `ms` plus or minus a tenth, or false while live events come. */
export function usePollInterval(ms: number): number | false {
	return useConnected() ? false : ms * SPREAD;
}
