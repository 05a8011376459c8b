import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "@hilo/rules/admin/audit";
import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { capitalize } from "../../../platform/capitalize.ts";
import { saveCsv } from "../../../platform/save-file.ts";
import { toastFailure } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/card.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { type Column, PagedTable } from "../shell/data-table.tsx";
import { ExactTime } from "../shell/dates.tsx";
import { ChoiceFilter, DateFilter, FilterBar, SearchFilter } from "../shell/filter-bar.tsx";
import { type AdminSearch, useFilters } from "../shell/filters.ts";
import { ChangeList } from "./changes.tsx";

type Entry = Outputs["admin"]["audit"]["rows"][number];

const ALL = { value: "", label: "All" } as const;
const ACTIONS = [ALL, ...Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }))] as const;
const SUBJECT_KINDS = [
	ALL,
	...AUDIT_SUBJECTS.map((value) => ({ value, label: capitalize(value.replaceAll("-", " ")) })),
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
	{ label: "Who", cell: ({ actor }) => <Actor actor={actor} /> },
	{ label: "When", cell: ({ at }) => <ExactTime iso={at} /> },
];

const MORE_FILTERS = (
	<>
		<ChoiceFilter label="Action" name="action" options={ACTIONS} className="sm:max-w-44" />
		<ChoiceFilter label="About" name="kind" options={SUBJECT_KINDS} alsoSet={() => ({ subject: "" })} />
		<SearchFilter label="Who did it" name="actor" />
		<div className="col-span-2 grid grid-cols-2 gap-3">
			<DateFilter label="From" name="from" />
			<DateFilter label="To" name="to" />
		</div>
	</>
);

/** The actions of administrators and the operator. The site can't change entries. */
export function AuditPage() {
	const [search] = useFilters();
	const filters = filtersOf(search);
	const query = trpc.admin.audit.useQuery(
		{ ...filters, cursor: search.cursor },
		{ placeholderData: keepPreviousData },
	);
	const { client } = trpc.useUtils();
	const csv = useMutation({
		mutationFn: () => client.admin.auditCsv.query(filters),
		onSuccess: ({ csv }) => saveCsv(`hilo-audit-${new Date().toISOString().slice(0, 10)}.csv`, csv),
		onError: toastFailure,
	});
	return (
		<AdminPage
			at="/admin/settings/audit"
			title="Audit log"
			actions={
				<Button kind="quiet" small isBusy={csv.isPending} onClick={() => csv.mutate()}>
					{csv.isPending ? "Preparing..." : "Save as CSV"}
				</Button>
			}
		>
			<FilterBar more={MORE_FILTERS}>
				<SearchFilter label="Person, game or setting" name="search" />
			</FilterBar>
			<PagedTable
				query={query}
				label="Audit log"
				columns={COLUMNS}
				rowsOf={({ rows }) => rows}
				keyOf={({ id }) => id}
				empty={<Empty title="Nothing found">No action fits these filters.</Empty>}
				of="the audit log"
			/>
		</AdminPage>
	);
}

function filtersOf({ search, action, actor, kind, subject, from, to }: AdminSearch) {
	return Object.fromEntries(
		Object.entries({ search, action, actor, subjectKind: kind, subjectId: subject, from, to }).filter(
			([, value]) => value,
		),
	);
}

function Actor({ actor: { kind, name, tokenName } }: Pick<Entry, "actor">) {
	if (kind === "operator") return "The operator";
	return (
		<>
			{name}
			{tokenName !== null && <span className="block text-sm text-muted">by token {tokenName}</span>}
		</>
	);
}

const SUBJECT_PATHS: Readonly<Partial<Record<Entry["subject"]["kind"], string>>> = {
	user: "/admin/users",
	game: "/custom-game",
	ticket: "/admin/support",
};

/** Shows the name that the subject had at that time. */
function SubjectLink({ subject: { kind, id, name } }: Pick<Entry, "subject">) {
	const path = SUBJECT_PATHS[kind];
	if (!path) return name;
	const address = `${path}/${id}`;
	return (
		<Link to={address} preload={false} className="link">
			{name}
		</Link>
	);
}
