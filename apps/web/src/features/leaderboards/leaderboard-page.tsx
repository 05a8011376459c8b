import { useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useMe } from "../../platform/session.ts";
import { BoardTabs, BoardTiles } from "./board-tiles.tsx";
import { ClassicTab } from "./classic-tab.tsx";
import { CreatorsTab } from "./creators-tab.tsx";
import { CustomTab } from "./custom-tab.tsx";
import type { BoardTab } from "./leaderboard-search.ts";
import { PopularTab } from "./popular-tab.tsx";
import { VisitorGate } from "./visitor-gate.tsx";

const TABS: Readonly<Record<BoardTab, ComponentType>> = {
	custom: CustomTab,
	creators: CreatorsTab,
	popular: PopularTab,
};

export function LeaderboardPage() {
	const me = useMe();
	const { tab } = useSearch({ from: "/leaderboard" });
	const Content = tab && TABS[tab];
	return (
		<div className="wide pt-5 md:pt-9">
			<div className="motion-safe:animate-hero">
				<h1 className="text-[clamp(2.25rem,10.2vw,3.5rem)] leading-none tracking-[-0.01em]">LEADERBOARDS</h1>
				{me ? <BoardTabs shown={tab} /> : <BoardTiles />}
			</div>
			{me ? Content ? <Content key={tab} /> : <ClassicTab me={me} /> : <VisitorGate />}
		</div>
	);
}
