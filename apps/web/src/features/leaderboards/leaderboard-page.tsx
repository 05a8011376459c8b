import { useSearch } from "@tanstack/react-router";
import { memo } from "react";
import { useMe } from "../../platform/session.ts";
import { BoardTabs, BoardTiles } from "./board-tiles.tsx";
import { ClassicTab } from "./classic-tab.tsx";
import type { BoardTab } from "./leaderboard-search.ts";
import { TAB_CONTENTS } from "./tab-contents.ts";
import { VisitorGate } from "./visitor-gate.tsx";

export function LeaderboardPage() {
	const me = useMe();
	const { tab } = useSearch({ from: "/leaderboard" });
	return (
		<div className="wide pt-5 md:pt-9">
			<div className="motion-safe:animate-hero">
				<h1 className="text-[clamp(2.25rem,10.2vw,3.5rem)] leading-none tracking-[-0.01em]">LEADERBOARDS</h1>
				{me ? <BoardTabs shown={tab} /> : <BoardTiles />}
			</div>
			{me ? tab ? <Content tab={tab} /> : <ClassicTab me={me} /> : <VisitorGate />}
		</div>
	);
}

/** Memoised, because a rerender before hydration would remove the server's markup until the code is loaded. */
const Content = memo(function Content({ tab }: { tab: BoardTab }) {
	const Shown = TAB_CONTENTS[tab];
	return <Shown key={tab} />;
});
