import { Link, useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { type Me, useMe } from "../../platform/session.ts";
import { Icon } from "../../ui/icon.tsx";
import { ClassicTab } from "./classic-tab.tsx";
import { CreatorsTab } from "./creators-tab.tsx";
import { CustomTab } from "./custom-tab.tsx";
import type { BoardTab } from "./leaderboard-search.ts";
import { PopularTab } from "./popular-tab.tsx";
import { VisitorOffer } from "./visitor-offer.tsx";

const TABS: Readonly<Record<BoardTab | "classic", ComponentType<{ me: Me }>>> = {
	classic: ClassicTab,
	custom: CustomTab,
	creators: CreatorsTab,
	popular: PopularTab,
};

export function LeaderboardPage() {
	const me = useMe();
	const { tab = "classic" } = useSearch({ from: "/leaderboard" });
	const Content = TABS[tab];
	return (
		<div className="wide pt-5 md:pt-9 low:pt-3">
			<div className="motion-safe:animate-hero">
				<h1 className="text-[clamp(1.75rem,8vw,2.75rem)] leading-none tracking-[-0.01em] low:text-[1.75rem]">
					LEADERBOARDS
				</h1>
				<BoardTabs shown={tab} />
			</div>
			{me ? <Content me={me} /> : <VisitorContent tab={tab} />}
		</div>
	);
}

/** Visitors see the classic boards. */
function VisitorContent({ tab }: { tab: BoardTab | "classic" }) {
	if (tab === "classic") return <ClassicTab me={null} />;
	return (
		<VisitorOffer className="mt-6 max-w-2xl md:mt-8">
			the boards of games made by players, their creators, and the games played most
		</VisitorOffer>
	);
}

const TILES = [
	{ id: "classic", title: "Classic Games", text: "Top 10 per game", icon: "duel" },
	{ id: "custom", title: "Custom Games", text: "Games made by players", icon: "plus" },
	{ id: "creators", title: "Top Creators", text: "Most-played makers", icon: "pencil" },
	{ id: "popular", title: "Popular Games", text: "Most played, and who leads", icon: "flame" },
] as const satisfies readonly { id: BoardTab | "classic"; [part: string]: string }[];

const TILE =
	"flex min-h-14 items-center gap-2.5 px-3 py-2 md:gap-4 md:px-5 md:py-3.5 lg:max-xl:gap-3 lg:max-xl:px-4 low:min-h-11 low:gap-2.5 low:px-3 low:py-1";

function BoardTabs({ shown }: { shown: BoardTab | "classic" }) {
	return (
		<nav
			aria-label="Leaderboards"
			className="mt-4 grid grid-cols-2 gap-2 md:mt-6 md:gap-3 beside:grid-cols-4 low:mt-2 low:gap-2"
		>
			{TILES.map(({ id, title, text, icon }) => (
				<Link
					key={id}
					to="/leaderboard"
					search={id === "classic" ? {} : { tab: id }}
					replace
					resetScroll={false}
					activeOptions={{ exact: true, explicitUndefined: true }}
					aria-current={id === shown ? "page" : undefined}
					className={`press rounded-lg border-2 border-line bg-raise hover:border-edge current:border-ink current:bg-ink current:text-paper ${TILE}`}
				>
					<Icon name={icon} className="size-5 stroke-[2.5] md:size-7 low:size-5" />
					<span className="min-w-0">
						<span className="block font-display leading-tight font-bold md:text-xl lg:text-lg xl:text-xl low:text-base">
							{title}
						</span>
						<span className="text-sm leading-snug opacity-80 max-md:sr-only low:sr-only">{text}</span>
					</span>
				</Link>
			))}
		</nav>
	);
}
