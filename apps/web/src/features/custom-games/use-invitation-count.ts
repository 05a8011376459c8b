import { useMe } from "../../platform/session.ts";
import type { Count } from "../../platform/slots.ts";

/** How many invitations to games wait for an answer. */
export const useInvitationCount: Count = () => useMe()?.gameInvitations ?? 0;
