import { useMe } from "../../platform/session.ts";
import type { Count } from "../../platform/slots.ts";

export const useInvitationCount: Count = () => useMe()?.gameInvitations ?? 0;
