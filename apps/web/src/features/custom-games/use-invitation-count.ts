import { useMe } from "../../platform/session.ts";

export const useInvitationCount = (): number => useMe()?.gameInvitations ?? 0;
