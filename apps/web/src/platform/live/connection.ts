import { createStore } from "../../ui/store.ts";

const SPREAD = 0.9 + Math.random() * 0.2;

/** `ms` plus or minus a tenth, so that tabs opened at the same time do not poll at the same time. */
const spread = (ms: number): number => ms * SPREAD;

const connected = createStore(false);
export const setConnected = connected.set;
/** Whether this tab gets live events, so that it need not poll. */
export const useConnected = connected.useValue;

/** For `refetchInterval`: `spread(ms)`, or false while live events come. */
export function usePollInterval(ms: number): number | false {
	return useConnected() ? false : spread(ms);
}
