import { dailyShareText } from "@hilo/rules/daily/result";
import { useHydrated } from "@tanstack/react-router";
import { count } from "../../platform/count.ts";
import { useSite } from "../../platform/site.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { addressOf, wholeAddress } from "../../ui/base-path.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ShareButton } from "../../ui/share.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DeckClock, NextDeck } from "./deck/deck-clock.tsx";
import { DeckSquares } from "./deck/deck-squares.tsx";
import { dayText, deckName } from "./deck/deck-text.ts";
import { type TodayView, useToday } from "./deck/today.ts";

interface DailyCardProps {
	/** It has no room for two columns. */
	isNarrow?: boolean;
	className?: string;
}

/**
 * Today's deck on the home page, low enough on phones that more than it is in the first view. Visitors share one
 * cached page, so that the browser fills in their number.
 */
export function DailyCard({ isNarrow = false, className = "" }: DailyCardProps) {
	const { name: siteName } = useSite();
	const { data: today, dataUpdatedAt: askedAt } = useToday();
	const run = today?.run ?? null;
	const columns = isNarrow ? "" : "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-16 lg:p-8";
	return (
		<section
			aria-labelledby="daily"
			className={`grid grid-cols-1 content-between items-center gap-2.5 rounded-lg bg-raise p-3.5 shadow-card md:gap-5 md:rounded-xl md:p-6 low:md:gap-3.5 low:md:p-4 ${columns} ${className}`}
		>
			<div
				className={`flex items-center justify-between gap-x-3 gap-y-2.5 md:gap-x-4 ${isNarrow ? "" : "lg:flex-col lg:items-start lg:gap-y-5"}`}
			>
				<div className="grid min-w-0 grow gap-1 md:gap-2">
					<h2 id="daily" className="text-xl leading-none md:text-title low:md:text-3xl">
						Today’s deck
					</h2>
					<p className="min-h-[1.5em] font-bold wrap-anywhere tabular-nums max-md:hidden lg:text-lg low:hidden">
						{today && `${deckName(siteName, today)} · ${dayText(today.day)}`}
					</p>
					<div className="grid gap-1 text-sm leading-tight text-muted md:text-base">
						{run?.status === "over" && today ? (
							<Score today={today} run={run} askedAt={askedAt} />
						) : (
							<Progress today={today} askedAt={askedAt} />
						)}
					</div>
				</div>
				{run?.status === "over" && today ? (
					<DoneButtons today={today} run={run} />
				) : (
					<LinkButton
						to="/daily"
						className="min-w-24 shrink-0 max-md:min-h-11 sm:min-w-36 md:min-h-14 md:text-xl"
					>
						{run?.status === "playing" ? "Go on" : "Play"}
					</LinkButton>
				)}
			</div>
			<div className="grid gap-2.5 md:gap-4">
				{today ? (
					<DeckSquares games={today.games} marks={run?.marks ?? []} isLow />
				) : (
					<Skeleton
						count={10}
						list="grid grid-cols-10 gap-1 sm:gap-1.5"
						className="aspect-square bg-sunk md:aspect-1/2 low:aspect-square"
					/>
				)}
				{run?.status === "over" && <FriendsDone friends={today?.friendsDone} />}
			</div>
		</section>
	);
}

interface OverProps {
	today: TodayView;
	run: Extract<TodayView["run"], { status: "over" }>;
}

interface AskedProps {
	/** When the server was asked, epoch ms. */
	askedAt: number;
}

function Score({ today, run, askedAt }: OverProps & AskedProps) {
	return (
		<p className="flex flex-wrap items-center gap-x-2.5 md:text-lg">
			<strong className="font-display text-base font-extrabold text-ink tabular-nums md:text-2xl">
				{run.score} of {today.games.length}
			</strong>
			<span className="inline-flex items-center gap-1 whitespace-nowrap">
				<Icon name="clock" className="size-4 stroke-[2.5] md:hidden" />
				<span className="max-md:sr-only">Next in</span>{" "}
				<NextDeck nextInMs={today.nextInMs} askedAt={askedAt} />
			</span>
		</p>
	);
}

/** On phones the friends who are done take the place of the streak, which the greeting shows too. */
function Progress({ today, askedAt }: { today: TodayView | undefined } & AskedProps) {
	const run = today?.run ?? null;
	const hasFriends = run === null && !!today?.friendsDone?.count;
	return (
		<>
			<p className={hasFriends ? "max-md:hidden" : undefined}>
				{run === null && <span className="max-md:hidden">The same ten rounds for everyone. </span>}
				{progressText(today)}
			</p>
			{today && <DeckClock deck={today} askedAt={askedAt} isBegun={run !== null} />}
			{hasFriends && <FriendsDone friends={today?.friendsDone} />}
		</>
	);
}

function DoneButtons({ today, run }: OverProps) {
	const { name: siteName } = useSite();
	// The server renders no origin, because it does not know under which one it is reached.
	const url = useHydrated() ? wholeAddress("/daily") : addressOf("/daily");
	return (
		<div className="flex shrink-0 gap-2 max-md:[&_:is(a,button)]:min-h-11 max-md:[&_:is(a,button)]:px-2.5 max-md:[&_:is(a,button)]:text-sm">
			<LinkButton to="/daily" kind="quiet">
				Your result
			</LinkButton>
			<ShareButton text={dailyShareText(siteName, today, run.marks)} url={url} kind="accent" />
		</div>
	);
}

/** Who of the player's friends have finished the deck, without their results. */
function FriendsDone({ friends }: { friends: TodayView["friendsDone"] | undefined }) {
	if (!friends || friends.count === 0) return null;
	return (
		<p className="flex items-center gap-2 text-sm leading-none text-muted md:text-base">
			<span className="flex -space-x-1">
				{friends.latest.map(({ userId, username, avatarUrl }) => (
					<Avatar
						key={userId}
						username={username}
						url={avatarUrl}
						className="grid size-6 text-[0.55rem] ring-2 ring-raise nth-4:max-sm:hidden md:size-7 md:text-xs"
					/>
				))}
			</span>
			{friends.count === 1 ? `${friends.latest[0]?.username} is done` : `${friends.count} friends are done`}
		</p>
	);
}

/** The progress in today's deck, otherwise the streak. */
function progressText(today: TodayView | undefined): string {
	const run = today?.run;
	if (run?.status === "playing") return `Round ${run.round}, ${run.score} right so far.`;
	const days = today?.streak?.current ?? 0;
	return days > 0 ? `${count(days, "day")} in a row. Keep it going.` : "One attempt a day.";
}
