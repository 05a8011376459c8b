import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { useMe } from "../../platform/session.ts";
import { type VisibleGame, visibleGames } from "../../platform/visible-games.ts";
import { LinkButton } from "../../ui/button.tsx";
import { MadeByPlayers } from "../custom-games/catalogue/made-by-players.tsx";
import { DailyCard } from "../daily/daily-card.tsx";
import { PractiseLine } from "../practice/practise-line.tsx";
import { FirstDuel } from "./first-duel.tsx";
import { GamesSection } from "./games-section.tsx";
import { PlayerHome } from "./player-home.tsx";
import { RecentUpdates } from "./recent-updates.tsx";

export function HomePage() {
	const { data } = trpc.site.gameStatus.useQuery();
	const me = useMe();
	const games = visibleGames(data);
	return me ? <PlayerHome me={me} games={games} /> : <VisitorHome games={games} />;
}

/** What the site is: a duel to try, today's deck, the games. The server renders one page for all visitors. */
function VisitorHome({ games }: { games: readonly VisibleGame[] }) {
	// Newcomers know countries best.
	const first = games.find(({ game }) => game.id === "country") ?? games[0];
	return (
		<div className="wide grid grid-cols-1 gap-9 pt-3 md:gap-20 md:pt-10 low:pt-3">
			<Hero play={first} />
			{/* React hydrates what is in a boundary later than the rest, or when it is pressed. */}
			<Suspense>
				<DailyCard />
			</Suspense>
			<Suspense>
				<GamesSection
					games={games}
					aside={
						<Link to="/sign-in" className="link py-1 font-bold">
							SIGN IN to track scores
						</Link>
					}
				/>
			</Suspense>
			<Suspense>
				<PractiseLine />
				<MadeByPlayers />
			</Suspense>
			<Suspense>
				<ChallengeCard />
				<RecentUpdates />
			</Suspense>
		</div>
	);
}

/** On phones, only a line above the duel, which is in the first view. */
function Hero({ play }: { play: VisibleGame | undefined }) {
	return (
		<section className="grid grid-cols-1 items-center gap-3 low:sm:max-lg:grid-cols-[auto_minmax(0,1fr)] low:sm:gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
			<div>
				<h1 className="text-[min(2.5rem,8.7vw)] leading-none whitespace-nowrap sm:text-hero low:sm:text-title">
					Create. <br className="max-sm:hidden" />
					Play. <br className="max-sm:hidden" />
					Compete.
				</h1>
				<p className="mt-2 max-w-md text-muted text-balance sm:mt-6 sm:text-lg md:text-xl low:sm:mt-2 low:sm:max-w-60 low:sm:text-base">
					Two things. You see one number. Is the other higher or lower?
				</p>
				{play && (
					<LinkButton to={play.route} className="mt-6 px-8 max-lg:hidden lg:min-h-14 lg:text-xl">
						Play now
					</LinkButton>
				)}
			</div>
			<FirstDuel play={play} />
		</section>
	);
}

function ChallengeCard() {
	return (
		<section
			aria-labelledby="challenge"
			className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-xl bg-raise p-4 shadow-card sm:p-6 lg:p-8"
		>
			<div className="max-w-prose">
				<h2 id="challenge" className="text-3xl md:text-4xl">
					Beat a friend
				</h2>
				<p className="mt-1.5 text-muted lg:text-lg">
					Ten rounds, the same cards for both. Send a link, no account needed.
				</p>
			</div>
			<LinkButton to="/duel/new" className="min-w-44 max-sm:w-full">
				Challenge
			</LinkButton>
		</section>
	);
}
