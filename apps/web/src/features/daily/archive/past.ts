import { bringDailyTexts } from "../../../platform/api/daily-fallbacks.ts";

bringDailyTexts();

/** Past decks do not change; only their list grows, one deck a day. */
export const PAST = { staleTime: 60_000 } as const;

/** The statuses for a malformed address, and for a day that is not in the archive. */
export const NO_DECK = [400, 404];
