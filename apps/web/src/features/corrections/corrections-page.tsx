import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Fragment } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { longDate } from "../../platform/dates.ts";
import { QueryBoundary } from "../../platform/query-boundary.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Empty } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { GameSelect } from "./game-select.tsx";
import { SourceLink, sourceText } from "./source-link.tsx";

type Page = Outputs["corrections"]["list"];
type Entry = Page["entries"][number];

export function CorrectionsPage() {
	const search = useSearch({ from: "/corrections" });
	const query = trpc.corrections.list.useQuery(search, { placeholderData: keepPreviousData });
	return (
		<div className="wide grid grid-cols-1 gap-6 pt-8 md:gap-8 md:pt-14">
			<header>
				<h1 className="text-title">Corrections</h1>
				<p className="mt-4 max-w-prose text-lg text-muted">
					Numbers that were wrong, and what they are now. Does one look wrong to you? Press “This looks wrong”
					beside its source in any game. Where all numbers are from is under{" "}
					<Link to="/credits" className="link text-ink">
						Credits
					</Link>
					.
				</p>
			</header>
			<QueryBoundary query={query} fallback={<Skeleton count={4} className="h-28" />}>
				{(page) => <Entries page={page} {...search} />}
			</QueryBoundary>
		</div>
	);
}

interface EntriesProps {
	page: Page;
	cursor?: string | undefined;
	game?: Entry["game"] | undefined;
}

function Entries({ page: { entries, next }, cursor, game }: EntriesProps) {
	const isFirst = cursor === undefined;
	const navigate = useNavigate();
	return (
		<>
			{(entries.length > 0 || game !== undefined) && (
				<GameSelect
					game={game}
					onChoose={(chosen) =>
						navigate({
							to: "/corrections",
							search: { game: chosen },
							replace: true,
							resetScroll: false,
						})
					}
				/>
			)}
			{entries.length === 0 ? (
				<Empty title={isFirst ? "No corrections yet" : "No more corrections"}>
					Once a number is corrected, you can read here what it was and what it is.
				</Empty>
			) : (
				<ol className="grid grid-cols-1 gap-4 lg:grid-cols-2">
					{entries.map((entry) => (
						<EntryCard key={entry.id} entry={entry} />
					))}
				</ol>
			)}
			{(next !== null || !isFirst) && (
				<nav aria-label="Pages" className="flex flex-wrap gap-3">
					{!isFirst && (
						<LinkButton kind="quiet" small to="/corrections" search={{ game }}>
							Newest
						</LinkButton>
					)}
					{next !== null && (
						<LinkButton kind="quiet" small to="/corrections" search={{ game, cursor: next }}>
							Older
						</LinkButton>
					)}
				</nav>
			)}
		</>
	);
}

function EntryCard({ entry }: { entry: Entry }) {
	const { game, gameLabel, itemName, measure, unit, before, after, at, reason, thanks } = entry;
	return (
		<li
			data-game={game}
			className="grid content-start gap-x-8 gap-y-2 rounded-lg bg-raise p-4 shadow-card wrap-anywhere md:grid-cols-[minmax(0,1fr)_auto] md:p-5"
		>
			<div className="grid min-w-0 gap-1.5">
				<h2 className="text-xl leading-tight">
					<bdi>{itemName}</bdi>
				</h2>
				<p className="flex flex-wrap gap-x-3 text-muted">
					<Link to={CLASSIC_GAMES[game].route} preload={false} className="link">
						{gameLabel}
					</Link>
					{measure && <span>{measure}</span>}
				</p>
				<p className="flex flex-wrap items-baseline gap-x-2 font-display text-2xl font-extrabold tabular-nums">
					<span className="sr-only">Before: </span>
					<s className="text-lg text-muted">{formatValue(game, before, unit)}</s>
					<span aria-hidden="true">→</span>
					<span className="sr-only">, now: </span>
					{after === null ? (
						<span className="text-lg">Removed from play</span>
					) : (
						<span className="text-accent">{formatValue(game, after, unit)}</span>
					)}
				</p>
				<Sources entry={entry} />
				{reason && <p>{reason}</p>}
				{thanks.length > 0 && <Thanks names={thanks} />}
			</div>
			<p className="text-sm text-muted md:text-end">
				<time dateTime={at}>{longDate(at)}</time>
				{!entry.isInForce && <span className="block">No longer in force</span>}
			</p>
		</li>
	);
}

function Sources({ entry }: { entry: Entry }) {
	const { after, beforeSource, beforeAsOf, source, sourceUrl, asOf, itemName } = entry;
	const now = { text: source, asOf };
	return (
		<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm text-muted">
			{beforeSource && (
				<>
					<dt>Was:</dt>
					<dd>{sourceText({ text: beforeSource, asOf: beforeAsOf })}</dd>
				</>
			)}
			{after !== null && source !== "" && (
				<>
					<dt>Is:</dt>
					<dd>
						{sourceUrl !== null ? (
							<SourceLink source={{ ...now, url: sourceUrl }} about={itemName} className="link" />
						) : (
							sourceText(now)
						)}
					</dd>
				</>
			)}
		</dl>
	);
}

function Thanks({ names }: { names: readonly string[] }) {
	return (
		<p className="font-bold">
			Thanks to{" "}
			{names.map((name, at) => (
				<Fragment key={name}>
					{at > 0 && (at === names.length - 1 ? " and " : ", ")}
					<bdi>{name}</bdi>
				</Fragment>
			))}
		</p>
	);
}
