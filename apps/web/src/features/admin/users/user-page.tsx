import { Link, useParams } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { QueryBoundary } from "../shell/list-states.tsx";
import { Day } from "../shell/moment.tsx";
import { UserActionBar } from "./user-actions.tsx";
import { UserChips } from "./user-chips.tsx";
import { UserDetails } from "./user-details.tsx";

type OneUser = Outputs["admin"]["user"];

export function UserPage() {
	const { id } = useParams({ from: "/admin/users/$id" });
	const query = trpc.admin.user.useQuery({ id });
	const { data, error } = query;
	return (
		<AdminPage
			section="users"
			title={data ? <Name user={data} /> : "User"}
			lead={data ? <Lead user={data} /> : error && <BackToUsers />}
			actions={data && <UserActionBar user={data} />}
		>
			<QueryBoundary query={query} waiting={<Skeleton count={4} className="h-40" />}>
				{(user) => (
					<>
						{user.suspension && <Suspension suspension={user.suspension} />}
						<UserDetails user={user} />
					</>
				)}
			</QueryBoundary>
		</AdminPage>
	);
}

function BackToUsers() {
	return (
		<Link to="/admin/users" className="link inline-flex min-h-11 items-center font-bold">
			<span aria-hidden="true">←&nbsp;</span>All users
		</Link>
	);
}

function Name({ user }: { user: OneUser }) {
	return (
		<span className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<Avatar username={user.username} url={user.avatarUrl} className="grid size-11 text-lg" />
			{user.username}
			<UserChips user={user} />
		</span>
	);
}

function Lead({ user }: { user: OneUser }) {
	return (
		<>
			{user.email} · Joined <Day iso={user.createdAt} /> ·{" "}
			<Link to="/user/$userId" params={{ userId: user.id }} className="link">
				Public profile
			</Link>
		</>
	);
}

function Suspension({ suspension }: { suspension: NonNullable<OneUser["suspension"]> }) {
	const { reason, byName, since, until } = suspension;
	return (
		<div className="rounded-md border-2 border-wrong px-4 py-3">
			<p className="font-semibold [overflow-wrap:anywhere]">
				Suspended{" "}
				{until ? (
					<>
						until <Day iso={until} />
					</>
				) : (
					"without an end"
				)}
				, by {byName} on <Day iso={since} />
			</p>
			<p className="mt-1 whitespace-pre-line text-muted [overflow-wrap:anywhere]">{reason}</p>
		</div>
	);
}
