import type { QueueView } from "@hilo/rules/support/support.schema";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Empty } from "../../../ui/card.tsx";
import { CATEGORY_TEXT, StatusMark, TICKETS_POLL_MS } from "../../support/ticket.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { type Column, PagedTable } from "../shell/data-table.tsx";
import { ChoiceFilter, FilterBar } from "../shell/filter-bar.tsx";
import { chosenOf, useFilters } from "../shell/filters.ts";

type Queue = Outputs["support"]["queue"];
type Ticket = Queue["tickets"][number];

const VIEWS = [
	{ value: "waiting", label: "Unanswered" },
	{ value: "open", label: "Open" },
	{ value: "in-progress", label: "In progress" },
	{ value: "closed", label: "Closed" },
] as const satisfies readonly { value: QueueView; label: string }[];
const ORDERS = [
	{ value: "oldest", label: "Oldest first" },
	{ value: "newest", label: "Newest first" },
] as const;

/** The tickets, in order of how long their owners have waited. */
export function QueuePage() {
	const [search] = useFilters();
	const view = chosenOf(VIEWS, search.filter);
	const order = chosenOf(ORDERS, search.order);
	const { cursor } = search;
	const query = trpc.support.queue.useQuery(
		{ view, order, cursor },
		{ refetchInterval: usePollInterval(TICKETS_POLL_MS) },
	);
	const counts = query.data?.counts;
	return (
		<AdminPage at="/admin/support" lead={counts && leadOf(counts)}>
			<FilterBar>
				<ChoiceFilter label="Tickets" name="filter" options={VIEWS} />
				<ChoiceFilter label="Order" name="order" options={ORDERS} />
			</FilterBar>
			<PagedTable
				query={query}
				label="Tickets"
				columns={COLUMNS}
				rowsOf={({ tickets }) => tickets}
				keyOf={({ id }) => id}
				empty={
					<Empty title={view === "waiting" ? "No tickets are waiting" : "No such tickets"}>
						{view === "waiting" && "Every open ticket has an answer."}
					</Empty>
				}
				of="tickets"
			/>
		</AdminPage>
	);
}

/** The server stops counting here. */
const MAX_COUNT = 1_000;
const countText = (n: number) => (n >= MAX_COUNT ? `${MAX_COUNT.toLocaleString("en-US")}+` : String(n));

function leadOf({ waiting, open, inProgress }: Queue["counts"]): string {
	return `${countText(waiting)} unanswered · ${countText(open)} open · ${countText(inProgress)} in progress`;
}

const COLUMNS: readonly Column<Ticket>[] = [
	{
		label: "Subject",
		isMain: true,
		cell: ({ id, subject }) => (
			<Link to="/admin/support/$id" params={{ id }} className="link font-bold wrap-anywhere">
				<bdi>{subject}</bdi>
			</Link>
		),
	},
	{
		label: "Player",
		cell: ({ user }) => (
			<span className="inline-flex items-center gap-2">
				<Avatar username={user.username} url={user.avatarUrl} className="grid size-6" />
				<bdi className="min-w-24 xl:min-w-40">{user.username}</bdi>
			</span>
		),
	},
	{ label: "Category", cell: ({ category }) => CATEGORY_TEXT[category] },
	{ label: "Status", cell: ({ status }) => <StatusMark status={status} /> },
	{
		label: "Waiting since",
		cell: ({ waitingSince, status }) =>
			waitingSince && status !== "closed" ? (
				<strong>
					<TimeSince iso={waitingSince} />
				</strong>
			) : (
				<span className="text-muted">{waitingSince ? "–" : "Answered"}</span>
			),
	},
	{ label: "Last change", cell: ({ updatedAt }) => <TimeSince iso={updatedAt} /> },
];
