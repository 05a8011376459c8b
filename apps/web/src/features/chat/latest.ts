import { useMemo } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { useFriendsPoll } from "../friends/people.ts";

/** The last message of a chat. */
export type Latest = Outputs["chat"]["latest"][number];

/** Returns a friend's last message; null before the first one, undefined while unknown. */
export function useLatest(): (userId: string) => Latest | null | undefined {
	const { data, error } = trpc.chat.latest.useQuery(undefined, { refetchInterval: useFriendsPoll() });
	const byFriend = useMemo(() => new Map(data?.map((each) => [each.userId, each])), [data]);
	return (userId) => byFriend.get(userId) ?? (data || error ? null : undefined);
}
