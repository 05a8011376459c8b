import { trpc } from "../../../platform/api/trpc.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { ChoiceFilter, FilterBar, SearchFilter } from "../shell/filter-bar.tsx";
import { NoRows, QueryBoundary } from "../shell/list-states.tsx";
import { Pager } from "../shell/pager.tsx";
import { chosenOf, useFilters } from "../shell/use-filters.ts";
import { UserTable } from "./user-table.tsx";

const FILTERS = [
	{ value: "all", label: "All users" },
	{ value: "admins", label: "Administrators" },
	{ value: "suspended", label: "Suspended" },
	{ value: "leaving", label: "Leaving" },
] as const;
const ORDERS = [
	{ value: "newest", label: "Newest first" },
	{ value: "name", label: "By name" },
] as const;

export function UsersPage() {
	const [{ search = "", cursor, ...address }, setFilters] = useFilters();
	const filter = chosenOf(FILTERS, address.filter);
	const order = chosenOf(ORDERS, address.order);
	const query = trpc.admin.users.useQuery(
		{ search, filter, order, ...(cursor && { cursor }) },
		{ placeholderData: (before) => before },
	);
	return (
		<AdminPage section="users">
			<FilterBar>
				<SearchFilter
					label="Name or email"
					value={search}
					onSearch={(text) => setFilters({ search: text })}
				/>
				<ChoiceFilter
					label="Show"
					value={filter}
					options={FILTERS}
					onChoose={(value) => setFilters({ filter: value === "all" ? "" : value })}
				/>
				<ChoiceFilter
					label="Order"
					value={order}
					options={ORDERS}
					onChoose={(value) => setFilters({ order: value === "newest" ? "" : value })}
				/>
			</FilterBar>
			<QueryBoundary query={query}>
				{({ users, next }) => (
					<div
						className={`grid gap-5 ${query.isPlaceholderData ? "opacity-60" : ""}`}
						aria-busy={query.isFetching}
					>
						{users.length > 0 ? (
							<UserTable users={users} />
						) : (
							<NoRows title="Nobody found">Try another name, or show everybody.</NoRows>
						)}
						<Pager of="users" cursor={cursor} next={next} />
					</div>
				)}
			</QueryBoundary>
		</AdminPage>
	);
}
