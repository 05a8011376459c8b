import { trpc } from "../../../platform/api/trpc.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/card.tsx";
import { useToday } from "../deck/today.ts";
import { FriendsToday } from "./friends-today.tsx";

/** No live event tells that a friend has finished a deck. */
const POLL_MS = 60_000;

/** The friends' squares of today's deck, once the player has finished it. */
export function FriendsDeck() {
	const { data: today } = useToday();
	const isOver = today?.run?.status === "over";
	const { data: result } = trpc.daily.result.useQuery(
		{ day: today?.day ?? "" },
		{ enabled: isOver, refetchInterval: POLL_MS },
	);
	if (!today) return null;
	if (isOver) return result ? <FriendsToday result={result} /> : null;
	return (
		<Panel title="Today's deck" className="grid grid-cols-1 gap-3">
			<p className="leading-snug text-muted">Play it to see your friends' squares.</p>
			<LinkButton to="/daily" kind="quiet" wide>
				{today.run ? "Continue" : "Play"}
			</LinkButton>
		</Panel>
	);
}
