import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { MENU_ENTRY, MoreMenu } from "../../../ui/more-menu.tsx";
import { type Column, DataTable } from "../shell/data-table.tsx";
import { Day, Moment } from "../shell/moment.tsx";
import { PathLink } from "../shell/path-link.tsx";
import { UserChips } from "./user-chips.tsx";

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
		cell: ({ lastActiveAt }) => (lastActiveAt ? <Moment iso={lastActiveAt} /> : "Never"),
	},
];

export function UserTable({ users }: { users: readonly AdminUser[] }) {
	return (
		<DataTable
			label="Users"
			columns={COLUMNS}
			rows={users}
			keyOf={({ id }) => id}
			menu={(user) => (
				<MoreMenu label={`More about ${user.username}`}>
					<Link role="menuitem" to="/admin/users/$id" params={{ id: user.id }} className={MENU_ENTRY}>
						Open
					</Link>
					<Link role="menuitem" to="/user/$userId" params={{ userId: user.id }} className={MENU_ENTRY}>
						Public profile
					</Link>
					<PathLink
						role="menuitem"
						href={`/admin/settings/audit?kind=user&subject=${user.id}`}
						className={MENU_ENTRY}
					>
						Audit log
					</PathLink>
				</MoreMenu>
			)}
		/>
	);
}
