import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { UPDATES_SHOWN } from "@hilo/rules/site/updates";
import { Link } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { useMe } from "../../../platform/session.ts";
import { type VisibleGame, visibleGames } from "../../../platform/visible-games.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { DailyCard } from "../../daily/daily-card.tsx";
import { type Update, UpdateList } from "../updates-page.tsx";
import { FirstDuel } from "./first-duel.tsx";
import { CustomGamesCard, GameCard } from "./game-card.tsx";

export function HomePage() {
	const { data } = trpc.site.gameStatus.useQuery();
	const isVisitor = !useMe();
	const games = visibleGames(data);
	// Newcomers know countries best.
	const first = games.find(({ game }) => game.id === "country") ?? games[0];
	return (
		<div className="wide grid gap-9 pt-4 md:gap-24 md:pt-8">
			<div className="grid gap-7 md:gap-10">
				<DailyCard />
				<Hero play={first?.route} />
			</div>
			<section aria-labelledby="games">
				<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:mb-6">
					<h2 id="games" className="text-title">
						Pick your duel
					</h2>
					{isVisitor && (
						<Link to="/sign-in" className="link py-1 font-bold">
							Sign in to track your scores
						</Link>
					)}
				</div>
				<ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5">
					{games.map((visible) => (
						<GameCard key={visible.game.id} {...visible} />
					))}
					{!isVisitor && <CustomGamesCard />}
				</ul>
			</section>
			<FeatureBlurbs />
			<RecentUpdates />
		</div>
	);
}

function Hero({ play }: { play: VisibleGame["route"] | undefined }) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] items-center gap-5 motion-safe:animate-hero lg:grid-cols-[1fr_1.1fr] lg:gap-16">
			<div>
				<h1 className="text-hero whitespace-nowrap max-sm:text-[min(4.25rem,17.2vw)]">
					{/* As wide in every font, so that the layout does not move when the font is loaded. */}
					<span className="max-sm:inline-block max-sm:w-[2.85em]">Create.</span>{" "}
					<br className="max-sm:hidden" />
					Play. <br />
					Compete.
				</h1>
				<div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-4 sm:mt-6">
					<p className="max-w-md text-lg text-muted md:text-xl">
						Two things. You see one number. Is the other higher or lower?
					</p>
					{play && (
						<LinkButton to={play} className="px-8 sm:min-h-14 sm:text-xl">
							Play now
						</LinkButton>
					)}
				</div>
			</div>
			<FirstDuel play={play} />
		</section>
	);
}

const BLURBS = [
	{
		number: "0",
		title: "accounts needed",
		text: "Jump straight in. Sign in when you want to keep a score.",
	},
	{
		number: "20",
		title: "seconds a round",
		text: "The same clock for everyone. History gives you 35.",
	},
	{
		number: "10",
		title: "places on every board",
		text: "Sign in and climb. Our server referees every run.",
	},
];

function FeatureBlurbs() {
	return (
		<section aria-label="How it works">
			<ul className="grid gap-x-12 gap-y-5 border-t-2 border-ink pt-6 md:grid-cols-3 md:pt-8">
				{BLURBS.map(({ number, title, text }) => (
					<li key={title} className="max-md:relative max-md:pl-20">
						<h3 className="text-xl md:text-2xl">
							<span className="text-5xl tabular-nums max-md:absolute max-md:top-1 max-md:left-0 md:mr-1 md:text-7xl">
								{number}
							</span>{" "}
							{title}
						</h3>
						<p className="max-w-sm text-muted md:mt-3 md:text-lg">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function RecentUpdates() {
	const query = trpc.site.recentUpdates.useQuery({ limit: UPDATES_SHOWN });
	return (
		<section aria-labelledby="updates">
			<h2 id="updates" className="mb-4 text-title md:mb-6">
				Recent Updates
			</h2>
			<QueryBoundary query={query} fallback={<div className="min-h-40" />}>
				{({ updates }) => <Updates updates={updates} />}
			</QueryBoundary>
		</section>
	);
}

function Updates({ updates }: { updates: readonly Update[] }) {
	if (updates.length === 0)
		return <p className="text-lg text-muted">{SITE_ERRORS["site/no-updates"].message}</p>;
	return (
		<>
			<UpdateList updates={updates} />
			{updates.length === UPDATES_SHOWN && (
				<p className="border-t border-line pt-4 md:pt-6">
					<Link to="/updates" className="link">
						All updates
					</Link>
				</p>
			)}
		</>
	);
}
