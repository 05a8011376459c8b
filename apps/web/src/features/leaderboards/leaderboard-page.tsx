import { Link, useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { type Me, useMe } from "../../platform/session.ts";
import { useSignInAddress } from "../../platform/sign-in-address.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ClassicTab } from "./classic-tab.tsx";
import { CreatorsTab } from "./creators-tab.tsx";
import { CustomTab } from "./custom-tab.tsx";
import type { BoardTab } from "./leaderboard-search.ts";
import { PopularTab } from "./popular-tab.tsx";

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
		<div className="wide pt-5 md:pt-9">
			<div className="motion-safe:animate-hero">
				<h1 className="text-[clamp(2.25rem,10.2vw,3.5rem)] leading-none tracking-[-0.01em]">LEADERBOARDS</h1>
				{me ? <BoardTabs shown={tab} /> : <BoardTiles />}
			</div>
			{me ? <Content me={me} /> : <VisitorGate />}
		</div>
	);
}

const TILES = [
	{ id: "classic", title: "Classic Games", text: "The ten best of each", icon: "duel" },
	{ id: "custom", title: "Custom Games", text: "Boards of games by players", icon: "plus" },
	{ id: "creators", title: "Top Creators", text: "Whose games are played most", icon: "pencil" },
	{ id: "popular", title: "Popular Games", text: "Played most, with who leads them", icon: "flame" },
] as const satisfies readonly { id: BoardTab | "classic"; [part: string]: string }[];

/** For visitors. Quiet, because nothing here can be pressed. */
function BoardTiles() {
	return (
		<ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1.5 text-muted sm:flex md:mt-4">
			{TILES.map(({ title, icon }) => (
				<li key={title} className="flex items-center gap-2">
					<Icon name={icon} className="size-5 stroke-[2.25]" />
					{title}
				</li>
			))}
		</ul>
	);
}

/** For players. */
function BoardTabs({ shown }: { shown: BoardTab | "classic" }) {
	return (
		<nav aria-label="Leaderboards" className="mt-4 grid grid-cols-2 gap-2 md:mt-6 md:gap-3 lg:grid-cols-4">
			{TILES.map(({ id, title, text, icon }) => (
				<Link
					key={id}
					to="/leaderboard"
					search={id === "classic" ? {} : { tab: id }}
					replace
					resetScroll={false}
					activeOptions={{ exact: true, explicitUndefined: true }}
					aria-current={id === shown ? "page" : undefined}
					className="press flex min-h-14 items-center gap-2.5 rounded-lg border-2 border-line bg-raise px-3 py-2 hover:border-edge aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper md:gap-4 md:px-5 md:py-3.5"
				>
					<Icon name={icon} className="size-5 stroke-[2.5] md:size-7" />
					<span className="min-w-0">
						<span className="block font-display leading-tight font-bold md:text-xl">{title}</span>
						<span className="text-sm leading-snug opacity-80 max-md:sr-only">{text}</span>
					</span>
				</Link>
			))}
		</nav>
	);
}

/** Widths of names and scores in the picture, in percent. They show no real rows. */
const FAKE_ROWS = [
	[34, 9],
	[22, 8],
	[41, 8],
	[28, 6],
	[19, 6],
	[37, 5],
] as const;

/** Replaces the boards for visitors, who must sign in to see them. */
function VisitorGate() {
	const signIn = useSignInAddress();
	return (
		<div className="relative mt-8 grid place-items-center overflow-hidden rounded-xl bg-raise shadow-card">
			<div aria-hidden="true" className="w-full px-4 py-3 opacity-50 blur-[5px] [grid-area:1/1] md:px-8">
				{FAKE_ROWS.map(([name, score], index) => (
					<div key={name} className="flex h-16 items-center gap-4 border-b border-line">
						<span className={`w-5 rounded-sm bg-ink ${index < 3 ? "h-8" : "h-5"}`} />
						<span data-tint={index} className="size-9 rounded-full bg-accent" />
						<span className="h-4 rounded-sm bg-muted" style={{ width: `${name}%` }} />
						<span className="ml-auto h-7 rounded-sm bg-ink" style={{ width: `${score}%` }} />
					</div>
				))}
			</div>
			<div className="relative mx-4 grid justify-items-center gap-5 rounded-lg bg-paper px-6 py-7 text-center shadow-lift [grid-area:1/1] md:px-10">
				<p className="max-w-md text-xl text-balance">Sign in to see who's on top.</p>
				<LinkButton {...signIn}>Sign In</LinkButton>
			</div>
		</div>
	);
}
