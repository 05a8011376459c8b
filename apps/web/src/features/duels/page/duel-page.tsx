import { getRouteApi } from "@tanstack/react-router";
import { bringDuelsTexts } from "../../../platform/api/duels-fallbacks.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { GhostDuel } from "./ghost-duel.tsx";
import { LiveOrResult } from "./live-or-result.tsx";

bringDuelsTexts();

/** How often a visitor's browser checks whether the other player has played. */
const WAITING_MS = 15_000;

const route = getRouteApi("/duel/$id");

/** A duel's page, for everyone who has its link: challenge, stage, result. */
export function DuelPage() {
	const { id } = route.useParams();
	const me = useMe();
	return <Duel key={`${id} ${me?.id}`} id={id} isVisitor={me === null} />;
}

function Duel({ id, isVisitor }: { id: string; isVisitor: boolean }) {
	const [duel] = trpc.duels.get.useSuspenseQuery(
		{ id },
		// The server renders the same page for all visitors; the browser asks for the visitor's own side.
		{
			refetchOnMount: isVisitor ? "always" : true,
			// Visitors get no live events.
			refetchInterval: ({ state: { data } }) => isVisitor && data?.verdict === "waiting" && WAITING_MS,
		},
	);
	return duel.mode === "live" ? <LiveOrResult duel={duel} /> : <GhostDuel duel={duel} />;
}
