import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "@hilo/rules/admin/audit";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import type { AdminSearch } from "../shell/admin-search.ts";
import { type Column, DataTable } from "../shell/data-table.tsx";
import { ChoiceFilter, DateFilter, FilterBar, SearchFilter } from "../shell/filter-bar.tsx";
import { NoRows, QueryBoundary } from "../shell/list-states.tsx";
import { ExactMoment } from "../shell/moment.tsx";
import { Pager } from "../shell/pager.tsx";
import { chosenOf, useFilters } from "../shell/use-filters.ts";
import { ChangeList } from "./change-list.tsx";
import { SubjectLink } from "./subject-link.tsx";
import { useAuditCsv } from "./use-audit-csv.ts";

type Entry = Outputs["admin"]["audit"]["rows"][number];

const ALL = { value: "", label: "All" } as const;
const ACTIONS = [ALL, ...Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }))] as const;
const KINDS = [
	ALL,
	...AUDIT_SUBJECTS.map((value) => ({ value, label: sentence(value.replaceAll("-", " ")) })),
] as const;

const COLUMNS: readonly Column<Entry>[] = [
	{
		label: "What",
		isMain: true,
		cell: ({ action, subject }) => (
			<>
				<span className="font-semibold">{AUDIT_ACTIONS[action]}</span>
				<span className="block">
					<SubjectLink subject={subject} />
				</span>
			</>
		),
	},
	{
		label: "Before and after",
		cell: ({ before, after }) => <ChangeList before={before} after={after} />,
	},
	{ label: "Who", cell: ({ actor }) => (actor.kind === "operator" ? "The operator" : actor.name) },
	{ label: "When", cell: ({ at }) => <ExactMoment iso={at} /> },
];

/** The actions of administrators and the operator. The site can't change entries. */
export function AuditPage() {
	const [address, setFilters] = useFilters();
	const filters = filtersOf(address);
	const query = trpc.admin.audit.useQuery(
		{ ...filters, ...(address.cursor && { cursor: address.cursor }) },
		{ placeholderData: (before) => before },
	);
	const csv = useAuditCsv();
	return (
		<AdminPage
			section="settings"
			at="/admin/settings/audit"
			title="Audit log"
			actions={
				<Button
					kind="quiet"
					small
					aria-disabled={csv.isPending || undefined}
					onClick={() => !csv.isPending && csv.save(filters)}
				>
					{csv.isPending ? "Preparing..." : "Save as CSV"}
				</Button>
			}
		>
			<AuditFilters address={address} onChange={setFilters} />
			<QueryBoundary query={query}>
				{({ rows, next }) => (
					<div
						className={`grid gap-5 ${query.isPlaceholderData ? "opacity-60" : ""}`}
						aria-busy={query.isFetching}
					>
						{rows.length > 0 ? (
							<DataTable label="Audit log" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
						) : (
							<NoRows title="Nothing found">No action fits these filters.</NoRows>
						)}
						<Pager of="the audit log" cursor={address.cursor} next={next} />
					</div>
				)}
			</QueryBoundary>
		</AdminPage>
	);
}

interface AuditFiltersProps {
	address: AdminSearch;
	onChange: (change: AdminSearch) => void;
}

function AuditFilters({ address, onChange }: AuditFiltersProps) {
	return (
		<FilterBar>
			<SearchFilter
				label="Person, game or setting"
				value={address.search ?? ""}
				onSearch={(search) => onChange({ search })}
			/>
			<ChoiceFilter
				label="Action"
				value={chosenOf(ACTIONS, address.action)}
				options={ACTIONS}
				className="sm:max-w-60"
				onChoose={(action) => onChange({ action })}
			/>
			<ChoiceFilter
				label="About"
				value={chosenOf(KINDS, address.kind)}
				options={KINDS}
				onChoose={(kind) => onChange({ kind, subject: "" })}
			/>
			<SearchFilter
				label="Who did it"
				value={address.actor ?? ""}
				onSearch={(actor) => onChange({ actor })}
			/>
			<DateFilter label="From" value={address.from ?? ""} onChoose={(from) => onChange({ from })} />
			<DateFilter label="To" value={address.to ?? ""} onChoose={(to) => onChange({ to })} />
		</FilterBar>
	);
}

function filtersOf({ search, action, actor, kind, subject, from, to }: AdminSearch) {
	return Object.fromEntries(
		Object.entries({ search, action, actor, subjectKind: kind, subjectId: subject, from, to }).filter(
			([, value]) => value,
		),
	);
}

function sentence(words: string): string {
	return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
