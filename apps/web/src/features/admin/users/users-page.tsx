import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Empty } from "../../../ui/card.tsx";
import { MENU_ENTRY, MoreMenu } from "../../../ui/menu.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { type Column, PagedTable } from "../shell/data-table.tsx";
import { Day } from "../shell/dates.tsx";
import { ChoiceFilter, FilterBar, SearchFilter } from "../shell/filter-bar.tsx";
import { chosenOf, useFilters } from "../shell/filters.ts";
import { UserChips } from "./user-details.tsx";

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
	const [{ search = "", cursor, ...address }] = useFilters();
	const filter = chosenOf(FILTERS, address.filter);
	const order = chosenOf(ORDERS, address.order);
	const query = trpc.admin.users.useQuery(
		{ search, filter, order, cursor },
		{ placeholderData: keepPreviousData },
	);
	return (
		<AdminPage at="/admin/users">
			<FilterBar>
				<SearchFilter label="Name or email" name="search" />
				<ChoiceFilter label="Show" name="filter" options={FILTERS} />
				<ChoiceFilter label="Order" name="order" options={ORDERS} />
			</FilterBar>
			<PagedTable
				query={query}
				label="Users"
				columns={COLUMNS}
				rowsOf={({ users }) => users}
				keyOf={({ id }) => id}
				menu={(user) => <UserMenu user={user} />}
				empty={<Empty title="No users found">Try another name, or show everybody.</Empty>}
				of="users"
			/>
		</AdminPage>
	);
}

type AdminUser = Outputs["admin"]["users"]["users"][number];

const COLUMNS: readonly Column<AdminUser>[] = [
	{
		label: "Player",
		isMain: true,
		cell: (user) => (
			<span className="flex min-w-0 items-center gap-3">
				<Avatar username={user.username} url={user.avatarUrl} className="grid size-9 text-sm" />
				<span className="min-w-0">
					<Link to="/admin/users/$id" params={{ id: user.id }} className="link font-semibold">
						{user.username}
					</Link>
					<span className="block text-sm text-muted">{user.email}</span>
				</span>
			</span>
		),
	},
	{ label: "Status", cell: (user) => <UserChips user={user} /> },
	{ label: "XP", isNumeric: true, cell: ({ xp }) => xp.toLocaleString("en-US") },
	{ label: "Joined", cell: ({ createdAt }) => <Day iso={createdAt} /> },
	{
		label: "Last active",
		cell: ({ lastActiveAt }) => (lastActiveAt ? <TimeSince iso={lastActiveAt} /> : "Never"),
	},
];

function UserMenu({ user }: { user: AdminUser }) {
	return (
		<MoreMenu label={`More about ${user.username}`}>
			<Link role="menuitem" to="/admin/users/$id" params={{ id: user.id }} className={MENU_ENTRY}>
				Open
			</Link>
			<Link role="menuitem" to="/user/$userId" params={{ userId: user.id }} className={MENU_ENTRY}>
				Public profile
			</Link>
			<Link
				role="menuitem"
				to="/admin/settings/audit"
				search={{ kind: "user", subject: user.id }}
				className={MENU_ENTRY}
			>
				Audit log
			</Link>
		</MoreMenu>
	);
}
