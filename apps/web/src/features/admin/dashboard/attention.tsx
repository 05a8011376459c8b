import { DAY_MS } from "@hilo/rules/time/durations";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { timeAgo } from "../../../platform/dates.ts";
import { Icon, LineIcon } from "../../../ui/icon.tsx";
import type { Address } from "../shell/sections.ts";

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
							<ConcernRow {...concern} />
						</li>
					))}
				</ul>
			)}
			<Machine attention={attention} />
		</div>
	);
}

function ConcernRow({ text, to, isFault, guide }: Concern) {
	const content = (
		<>
			<LineIcon
				path={isFault ? WARNING : WAITING}
				className={`size-5 stroke-[2.25] ${isFault ? "text-wrong" : "text-warn"}`}
			/>
			{text}
		</>
	);
	if (guide) return <GuidedRow guide={guide}>{content}</GuidedRow>;
	if (!to) return <p className={`${ROW} ${isFault ? "border-wrong" : "border-edge"}`}>{content}</p>;
	return (
		<Link to={to} className={`${ROW} press border-edge hover:border-ink`}>
			{content}
		</Link>
	);
}

function GuidedRow({ guide, children }: { guide: ReactNode; children: ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="rounded-md border-2 border-wrong font-semibold">
			<p className="flex min-h-11 items-center gap-3 pl-3.5">
				{children}
				<button
					type="button"
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
					className="link ml-auto min-h-11 shrink-0 cursor-pointer px-3.5"
				>
					How to
				</button>
			</p>
			{isOpen && guide}
		</div>
	);
}

function Machine({ attention }: { attention: Attention }) {
	const { databaseBytes, diskFreeBytes, diskBytes, lastBackupAt } = attention;
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

interface Concern {
	readonly text: string;
	/** The page that deals with it; missing for work on the machine. */
	readonly to?: Address;
	/** Set for a failure of the machine, not for people who wait. */
	readonly isFault?: true;
	/** What to do, from the operator's guide. */
	readonly guide?: ReactNode;
}

const BACKUP_GUIDE = (
	<div className="grid gap-2 px-3.5 pb-3 font-normal">
		<p>Run this on the server, in the folder of the site. The site stays open.</p>
		<code className="rounded-sm bg-sunk px-2 py-1 wrap-anywhere">npx --yes pnpm@12 hilo backup FILE</code>
		<p className="text-muted">
			The operator's guide, docs/operating.md, explains it under “Backups”, also for Docker and every night.
		</p>
	</div>
);

/** Fewer failures in a row may be an accident. */
const FAILING_MAILS = 3;
const LOW_DISK_SHARE = 0.1;
const OLD_BACKUP_MS = 7 * DAY_MS;

/**
 * Returns what needs attention, the most urgent first: failures of the machine, then people who wait.
 * @param now epoch ms
 */
export function concernsOf(attention: Attention, now: number): Concern[] {
	return [...faultsOf(attention, now), ...waitingOf(attention)];
}

function faultsOf(attention: Attention, now: number): Concern[] {
	const { failingMails, diskFreeBytes, diskBytes, lastBackupAt } = attention;
	const faults: Pick<Concern, "text" | "guide">[] = [];
	if (failingMails >= FAILING_MAILS)
		faults.push({ text: `Emails aren't going out: the last ${failingMails} attempts failed` });
	if (diskBytes > 0 && diskFreeBytes / diskBytes < LOW_DISK_SHARE)
		faults.push({
			text: `The disk is nearly full: ${dataSize(diskFreeBytes)} of ${dataSize(diskBytes)} left`,
		});
	if (lastBackupAt === null)
		faults.push({ text: "No backup yet. Run hilo backup on the server.", guide: BACKUP_GUIDE });
	else if (now - Date.parse(lastBackupAt) > OLD_BACKUP_MS) {
		const days = Math.floor((now - Date.parse(lastBackupAt)) / DAY_MS);
		faults.push({ text: `The last backup is ${days} days old`, guide: BACKUP_GUIDE });
	}
	return faults.map((fault) => ({ ...fault, isFault: true }));
}

function waitingOf({ openReports, openTickets, unansweredTickets }: Attention): Concern[] {
	const concerns: Concern[] = [];
	if (openReports > 0)
		concerns.push({ text: `${count(openReports, "report")} to review`, to: "/admin/support/reports" });
	if (unansweredTickets > 0)
		concerns.push({
			text: `${count(unansweredTickets, "ticket")} waiting for an answer, ${openTickets.toLocaleString("en-US")} open in total`,
			to: "/admin/support",
		});
	return concerns;
}

const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** "3.1 GB": one decimal from MB on. */
function dataSize(bytes: number): string {
	const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
	const value = bytes / 1000 ** step;
	return `${value.toLocaleString("en-US", { maximumFractionDigits: step > 1 ? 1 : 0 })} ${UNITS[step]}`;
}
