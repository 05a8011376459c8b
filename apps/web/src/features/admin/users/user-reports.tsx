import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { REASON_WORDS } from "../../moderation/reason-words.ts";
import { Line, Nothing } from "../shell/lines.tsx";
import { Moment } from "../shell/moment.tsx";
import { Panel } from "../shell/panel.tsx";
import { count } from "../shell/words.ts";

type OneUser = Outputs["admin"]["user"];

export function ReportsAbout({ user: { reportsAbout } }: { user: OneUser }) {
	return (
		<Panel title="Reports about them">
			{reportsAbout.length === 0 ? (
				<Nothing>No reports.</Nothing>
			) : (
				<ul>
					{reportsAbout.map(({ text, reporter, ...report }) => (
						<ReportLine key={report.id} report={report}>
							{text && (
								<span className="text-muted">
									{" "}
									“<bdi>{text}</bdi>”
								</span>
							)}
							{reporter && (
								<>
									{" by "}
									<Link to="/admin/users/$id" params={{ id: reporter.id }} className="link">
										{reporter.username}
									</Link>
								</>
							)}
						</ReportLine>
					))}
				</ul>
			)}
		</Panel>
	);
}

export function ReportsBy({ user: { reportsBy } }: { user: OneUser }) {
	const { sent, dismissed, latest } = reportsBy;
	return (
		<Panel
			title="Reports by them"
			aside={
				sent > 0 && <span className="text-muted">{`${count(sent, "report")}, ${dismissed} dismissed`}</span>
			}
		>
			{latest.length === 0 ? (
				<Nothing>No reports sent.</Nothing>
			) : (
				<ul>
					{latest.map((report) => (
						<ReportLine key={report.id} report={report} />
					))}
				</ul>
			)}
		</Panel>
	);
}

interface ReportLineProps {
	report: Pick<
		OneUser["reportsAbout"][number] | OneUser["reportsBy"]["latest"][number],
		"kind" | "reason" | "decision" | "createdAt"
	>;
	children?: ReactNode;
}

function ReportLine({ report: { kind, reason, decision, createdAt }, children }: ReportLineProps) {
	return (
		<Line
			aside={
				<>
					{decision ?? "waiting"}, <Moment iso={createdAt} />
				</>
			}
		>
			{REASON_WORDS[reason]} <span className="text-muted">({kind})</span>
			{children}
		</Line>
	);
}
