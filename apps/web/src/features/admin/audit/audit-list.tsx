import { AUDIT_ACTIONS } from "@hilo/rules/admin/audit";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { Moment } from "../shell/moment.tsx";
import { ChangeList } from "./change-list.tsx";

type Entry = Outputs["admin"]["audit"]["rows"][number];

export function AuditList({ entries }: { entries: readonly Entry[] }) {
	return (
		<ul>
			{entries.map(({ id, at, action, actor, before, after }) => (
				<li key={id} className="grid gap-1 border-b border-line py-2">
					<p>
						{AUDIT_ACTIONS[action]}
						<span className="text-muted">
							{" "}
							by <bdi>{actor.kind === "operator" ? "the operator" : actor.name}</bdi>, <Moment iso={at} />
						</span>
					</p>
					<ChangeList before={before} after={after} />
				</li>
			))}
		</ul>
	);
}
