import { useChallengeCount } from "../features/duels/incoming/use-own-duels.ts";
import { useMe } from "../platform/session.ts";
import { Count } from "../ui/count.tsx";

/** A hook that returns how many things wait for the player. */
export type CountHook = () => number;

export const useUnreadMessages: CountHook = () => useMe()?.unreadMessages ?? 0;

export const useRequestCount: CountHook = () => useMe()?.friendRequests ?? 0;

export const useSupportCount: CountHook = () => useMe()?.unreadSupport ?? 0;

/** Friend requests and challenges. */
export const useSocialCount: CountHook = () => useRequestCount() + useChallengeCount();

/** All counts together: the avatar's badge. */
export const useTotalCount: CountHook = () => useUnreadMessages() + useSocialCount() + useSupportCount();

/** A component for each count, because counts are hooks. */
export function CountBadge({ useCount, className = "" }: { useCount: CountHook; className?: string }) {
	return <Count total={useCount()} className={className} />;
}
