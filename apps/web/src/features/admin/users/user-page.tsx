import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { useMe } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { BackLink, Button } from "../../../ui/button.tsx";
import { MenuButton, MoreMenu } from "../../../ui/menu.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { Day } from "../shell/dates.tsx";
import { UserChips, UserDetails } from "./user-details.tsx";
import { USER_DIALOGS, type UserAction } from "./user-dialogs.tsx";

type OneUser = Outputs["admin"]["user"];

export function UserPage() {
	const { id } = useParams({ from: "/admin/users/$id" });
	const query = trpc.admin.user.useQuery({ id });
	const { data, error } = query;
	return (
		<AdminPage
			at="/admin/users"
			title={data ? <Name user={data} /> : "User"}
			lead={data ? <Lead user={data} /> : error && <BackLink to="/admin/users">All users</BackLink>}
			actions={data && <UserActions user={data} />}
		>
			<QueryBoundary query={query} fallback={<Skeleton count={4} className="h-40" />}>
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

/** The most usual action is a button, the rest is in a menu. Each asks for confirmation. */
function UserActions({ user }: { user: OneUser }) {
	const [action, setAction] = useState<UserAction | null>(null);
	const isMe = useMe()?.id === user.id;
	const ActionDialog = action && USER_DIALOGS[action];
	const entry = (action: UserAction, text: string) => (
		<MenuButton onClick={() => setAction(action)}>{text}</MenuButton>
	);
	return (
		<>
			{user.suspension ? (
				<Button kind="quiet" small onClick={() => setAction("lift")}>
					Lift suspension
				</Button>
			) : (
				!isMe &&
				!user.isAdmin && (
					<Button kind="quiet" small onClick={() => setAction("suspend")}>
						Suspend
					</Button>
				)
			)}
			<MoreMenu label={`More to do with ${user.username}`}>
				{entry("rights", user.isAdmin ? "Take administrator rights away" : "Make an administrator")}
				{entry("rename", "Change name")}
				{!user.isAdmin && !user.suspension && entry("password", "Make a password link")}
				{entry("sessions", "End all sessions")}
				{entry("scores", "Reset scores")}
				{!isMe && entry("delete", "Delete account")}
			</MoreMenu>
			{ActionDialog && <ActionDialog user={user} onClose={() => setAction(null)} />}
		</>
	);
}

function Suspension({ suspension }: { suspension: NonNullable<OneUser["suspension"]> }) {
	const { reason, byName, since, until } = suspension;
	return (
		<div className="rounded-md border-2 border-wrong px-4 py-3">
			<p className="font-semibold wrap-anywhere">
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
			<p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">{reason}</p>
		</div>
	);
}
