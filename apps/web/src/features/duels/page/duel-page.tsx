import { getRouteApi } from "@tanstack/react-router";
import { bringDuelsTexts } from "../../../platform/api/duels-fallbacks.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { GhostDuel } from "./ghost-duel.tsx";
import { LiveOrResult } from "./live-or-result.tsx";

bringDuelsTexts();

/** How often a visitor's browser looks whether the other one has played. */
const WAITING_MS = 15_000;

const route = getRouteApi("/duel/$id");

/** A duel: the challenge, one's own side of it, and how it went. For anyone who has its link. */
export function DuelPage() {
	const { id } = route.useParams();
	const me = useMe();
	return <Duel key={`${id} ${me?.id}`} id={id} isVisitor={me === null} />;
}

function Duel({ id, isVisitor }: { id: string; isVisitor: boolean }) {
	const [duel] = trpc.duels.get.useSuspenseQuery(
		{ id },
		// The server renders the same page for all visitors: what one of them has played, only their browser can ask for.
		{
			refetchOnMount: isVisitor ? "always" : true,
			// Live events reach players alone.
			refetchInterval: ({ state: { data } }) => isVisitor && data?.verdict === "waiting" && WAITING_MS,
		},
	);
	return duel.mode === "live" ? <LiveOrResult duel={duel} /> : <GhostDuel duel={duel} />;
}
