import { Card } from "../../../ui/card.tsx";
import { longDay, percentText, type Statistics, sum } from "./statistics.ts";
import { StatisticsSection, TableDetails } from "./statistics-section.tsx";

const HEAD = ["Joined on", "New accounts", "Back after 1 day", "After 7 days", "After 30 days"];

export function RetentionSection({ statistics: { retention } }: { statistics: Statistics }) {
	const joined = retention.filter(({ registered }) => registered > 0);
	const rows = joined
		.map(({ day, registered, day1, day7, day30 }) => [day, registered, day1, day7, day30])
		.reverse();
	return (
		<StatisticsSection
			title="Coming back"
			note="How many of those who opened an account were here again exactly that many days later."
			head={HEAD}
			rows={rows}
		>
			<dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
				<Rate label="After 1 day" share={shareOf(joined, "day1")} />
				<Rate label="After 7 days" share={shareOf(joined, "day7")} />
				<Rate label="After 30 days" share={shareOf(joined, "day30")} />
			</dl>
			{rows.length > 0 && <TableDetails label="Coming back" head={HEAD} rows={rows} nameText={longDay} />}
		</StatisticsSection>
	);
}

function Rate({ label, share }: { label: string; share: number | null }) {
	return (
		<Card>
			<dt className="text-sm font-semibold text-muted">{label}</dt>
			<dd className="font-display text-3xl leading-tight font-extrabold tabular-nums">
				{share === null ? "–" : percentText(share)}
			</dd>
			{share === null && <dd className="text-sm text-muted">Not known yet</dd>}
		</Card>
	);
}

/** Returns the share of users who came back. Null if the day has not come for any of them yet. */
function shareOf(joined: Statistics["retention"], after: "day1" | "day7" | "day30"): number | null {
	const known = joined.filter((day) => day[after] !== null);
	const registered = sum(known.map((day) => day.registered));
	return registered === 0 ? null : sum(known.map((day) => day[after] ?? 0)) / registered;
}
