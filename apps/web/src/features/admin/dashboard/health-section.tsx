import { namesCommand } from "@hilo/rules/site/command";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { CommandInClone } from "../../../platform/command-in-clone.tsx";
import { count } from "../../../platform/count.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { Loading, QueryBoundary } from "../../../platform/query-boundary.tsx";
import { Icon, LineIcon } from "../../../ui/icon.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Finding = Outputs["admin"]["health"][number];

const POLL_MS = 60_000;
const WARNING = "M12 3.5 2.5 20h19L12 3.5Zm0 6v5m0 3v.01";

/** The findings of `hilo doctor`. They have a query of their own, since a mail server may take seconds to answer. */
export function HealthSection() {
	const health = trpc.admin.health.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
	return (
		<Section size="small" title="Health">
			<QueryBoundary
				query={health}
				fallback={
					<Loading>
						<Skeleton className="h-12" />
					</Loading>
				}
			>
				{(findings) => (
					<div className="grid gap-2">
						<FaultList faults={faultsOf(findings)} />
						{findings.some(({ remedy }) => remedy && namesCommand(remedy)) && (
							<p className="text-muted text-sm">
								<CommandInClone />
							</p>
						)}
						<PassedChecks passed={findings.filter(({ verdict }) => verdict === "ok")} />
					</div>
				)}
			</QueryBoundary>
		</Section>
	);
}

/** Problems first. */
function faultsOf(findings: readonly Finding[]): Finding[] {
	const withVerdict = (wanted: Finding["verdict"]) => findings.filter(({ verdict }) => verdict === wanted);
	return [...withVerdict("problem"), ...withVerdict("warning")];
}

function FaultList({ faults }: { faults: readonly Finding[] }) {
	if (faults.length === 0) return null;
	return (
		<ul className="grid gap-2 lg:grid-cols-2 lg:*:last:odd:col-span-2">
			{faults.map((finding) => (
				<Fault key={`${finding.name} ${finding.found}`} {...finding} />
			))}
		</ul>
	);
}

function Fault({ name, verdict, found, remedy, link }: Finding) {
	const isProblem = verdict === "problem";
	return (
		<li
			className={`flex gap-3 rounded-md border-2 px-3.5 py-3 ${isProblem ? "border-wrong" : "border-edge"}`}
		>
			<LineIcon
				path={WARNING}
				label={isProblem ? "Problem" : "Warning"}
				className={`size-5 shrink-0 stroke-[2.25] ${isProblem ? "text-wrong" : "text-warn"}`}
			/>
			<div className="grid min-w-0 content-start gap-1 wrap-anywhere">
				<p>
					<strong>{name}</strong> {found}
				</p>
				<p className="text-muted">
					{remedy}{" "}
					{link && (
						<a href={link} target="_blank" rel="noreferrer" className="link">
							What has changed
						</a>
					)}
				</p>
			</div>
		</li>
	);
}

/** One line, with the last backup, which is the only one whose number matters on a good day. */
function PassedChecks({ passed }: { passed: readonly Finding[] }) {
	const backup = passed.find(({ name }) => name === "Backup");
	return (
		<details className="group rounded-md border-2 border-line text-muted">
			<summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-3.5 py-2 marker:hidden hover:text-ink">
				<Icon name="check" className="size-5 stroke-3 text-correct" />
				<span className="font-semibold">{count(passed.length, "check")} passed</span>
				<Icon name="down" className="ml-auto size-5 stroke-3 group-open:rotate-180" />
				{backup && (
					<span className="basis-full pl-8 wrap-anywhere group-open:hidden">Backup: {backup.found}</span>
				)}
			</summary>
			<dl className="grid gap-x-4 gap-y-2 px-3.5 pt-1 pb-3 pl-11.5 sm:grid-cols-[auto_minmax(0,1fr)]">
				{passed.map(({ name, found }) => (
					<div key={name} className="grid wrap-anywhere sm:col-span-2 sm:grid-cols-subgrid">
						<dt className="font-semibold">{name}</dt>
						<dd>{found}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
