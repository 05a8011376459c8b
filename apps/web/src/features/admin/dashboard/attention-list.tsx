import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { timeAgo } from "../../../platform/dates/time-ago.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { dataSize } from "../shell/words.ts";
import { type Concern, concernsOf } from "./attention.ts";

type Attention = Outputs["admin"]["dashboard"]["attention"];

const WARNING = "M12 3.5 2.5 20h19L12 3.5Zm0 6v5m0 3v.01";
const WAITING = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5V12l3 2";
const ROW = "flex min-h-12 items-center gap-3 rounded-md border-2 px-3.5 py-2 font-semibold";

export function AttentionList({ attention }: { attention: Attention }) {
	const concerns = concernsOf(attention, Date.now());
	return (
		<div className="grid gap-3">
			{concerns.length === 0 ? (
				<p className={`${ROW} border-line text-muted`}>
					<Icon name="check" className="size-5 stroke-3 text-correct" />
					Nothing needs you right now.
				</p>
			) : (
				<ul className="grid gap-2 lg:grid-cols-2">
					{concerns.map((concern) => (
						<li key={concern.text} className="grid">
							<ConcernRow concern={concern} />
						</li>
					))}
				</ul>
			)}
			<Machine attention={attention} />
		</div>
	);
}

function ConcernRow({ concern }: { concern: Concern }) {
	const { text, to, isFault } = concern;
	const content = (
		<>
			<LineIcon
				path={isFault ? WARNING : WAITING}
				className={`size-5 stroke-[2.25] ${isFault ? "text-wrong" : "text-warn"}`}
			/>
			{text}
		</>
	);
	if (!to) return <p className={`${ROW} ${isFault ? "border-wrong" : "border-edge"}`}>{content}</p>;
	return (
		<Link to={to} className={`${ROW} press border-edge hover:border-ink`}>
			{content}
		</Link>
	);
}

function Machine({
	attention: { databaseBytes, diskFreeBytes, diskBytes, lastBackupAt },
}: {
	attention: Attention;
}) {
	const facts = [
		["Database", dataSize(databaseBytes)],
		["Disk", `${dataSize(diskFreeBytes)} of ${dataSize(diskBytes)} free`],
		["Last backup", lastBackupAt ? timeAgo(lastBackupAt) : "never"],
	] as const;
	return (
		<dl className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
			{facts.map(([name, value]) => (
				<div key={name} className="flex gap-2">
					<dt>{name}</dt>
					<dd className="font-semibold text-ink tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	);
}
