import type { Outputs } from "../../../platform/api/trpc.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { count } from "../shell/words.ts";
import { Sparkline } from "./sparkline.tsx";

type Dashboard = Outputs["admin"]["dashboard"];

const TILES = "grid gap-3 min-[24rem]:grid-cols-2 xl:grid-cols-4";

export function StatTilesWaiting() {
	return <Skeleton count={4} className="h-39" list={TILES} />;
}

/** Four numbers, each with the last 14 days of what changes it. */
export function StatTiles({ figures }: { figures: Dashboard }) {
	const registrations = figures.registrations.map((day) => day.count);
	const plays = figures.plays.map((day) => day.count);
	const customPlays = figures.customPlays.map((day) => day.count);
	return (
		<ul className={TILES}>
			<Tile
				label="Users"
				value={figures.totalUsers}
				counts={totals(figures.totalUsers, registrations)}
				note={`${sum(registrations).toLocaleString("en-US")} new in 14 days`}
			/>
			<Tile
				label="Active users"
				value={figures.activeUsers}
				counts={plays}
				note={`${count(plays.at(-1) ?? 0, "play")} today`}
			/>
			<Tile
				label="New users today"
				value={figures.newUsersToday}
				counts={registrations}
				note={`${(registrations.at(-2) ?? 0).toLocaleString("en-US")} yesterday`}
			/>
			<Tile
				label="Custom games"
				value={figures.totalGames}
				counts={customPlays}
				note={`${count(sum(customPlays), "play")} in 14 days`}
			/>
		</ul>
	);
}

interface TileProps {
	label: string;
	value: number;
	counts: readonly number[];
	note: string;
}

function Tile({ label, value, counts, note }: TileProps) {
	return (
		<Card as="li" className="grid content-between gap-2">
			<div>
				<h3 className="font-text text-sm font-semibold text-muted">{label}</h3>
				<p className="font-display text-3xl leading-tight font-extrabold tabular-nums md:text-4xl">
					{value.toLocaleString("en-US")}
				</p>
			</div>
			<div className="grid gap-1.5">
				<Sparkline counts={counts} />
				<p className="text-sm text-muted">{note}</p>
			</div>
		</Card>
	);
}

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);

/** Returns the totals at the end of each day, computed back from the present total. */
function totals(now: number, came: readonly number[]): number[] {
	return came.map((_, day) => now - sum(came.slice(day + 1)));
}
