import { usernameKey } from "@hilo/rules/accounts/validators";
import type { InvitationStatus } from "@hilo/rules/custom-games/privacy";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { CloseButton } from "../../../ui/dialog.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { byName, type Friend } from "../../friends/people.tsx";
import { InvitationForm, type InvitationProps, recipientsError } from "./invitation-form.tsx";

const SEARCH_FROM = 6;

/** Only the game's creator sees who is invited already. */
export function FriendsTab(props: InvitationProps) {
	const { game } = props;
	const [userIds, setUserIds] = useState<readonly string[]>([]);
	const [error, setError] = useState<string | null>(null);
	const friends = trpc.friends.list.useQuery();
	const sent = trpc.customGames.sentInvitations.useQuery({ id: game.id }, { enabled: game.isOwn });
	if (!friends.data) {
		return friends.error ? <LoadFailure query={friends} /> : <Skeleton count={4} className="h-14" />;
	}
	if (friends.data.length === 0) return <NoFriends />;
	return (
		<InvitationForm
			{...props}
			error={error}
			onSubmit={(send) => {
				const invalid = recipientsError(userIds.length);
				setError(invalid);
				if (!invalid) send({ userIds: [...userIds], emails: [] });
			}}
			onReset={() => setUserIds([])}
		>
			<Checklist
				friends={friends.data}
				statuses={new Map(sent.data?.map(({ user, status }) => [user.id, status]))}
				chosen={userIds}
				choose={(chosen) => {
					setUserIds(chosen);
					setError(null);
				}}
			/>
		</InvitationForm>
	);
}

function NoFriends() {
	return (
		<div className="grid content-center justify-items-center gap-4 text-center">
			<p className="text-lg text-muted">You don’t have any friends yet</p>
			<div className="flex flex-wrap justify-center gap-3">
				<CloseButton kind="quiet">Close</CloseButton>
				<LinkButton to="/profile" search={{ tab: "friends" }}>
					Add New Friends
				</LinkButton>
			</div>
		</div>
	);
}

interface ChecklistProps {
	friends: readonly Friend[];
	statuses: ReadonlyMap<string, InvitationStatus>;
	chosen: readonly string[];
	choose: (userIds: readonly string[]) => void;
}

function Checklist({ friends, statuses, chosen, choose }: ChecklistProps) {
	const [searched, setSearched] = useState("");
	const key = usernameKey(searched);
	const shown = friends.filter(({ username }) => usernameKey(username).includes(key)).toSorted(byName);
	return (
		<div className="grid grid-cols-1 gap-2">
			{friends.length >= SEARCH_FROM && (
				<SearchField
					label="Search friends"
					placeholder="Search friends"
					onInput={({ currentTarget }) => setSearched(currentTarget.value)}
					onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
				/>
			)}
			<fieldset className="min-w-0">
				<legend className="sr-only">Friends to invite</legend>
				<div className="-mx-1 grid max-h-64 gap-1 overflow-y-auto px-1 py-1">
					{shown.map((friend) => (
						<FriendOption
							key={friend.userId}
							friend={friend}
							status={statuses.get(friend.userId)}
							isChosen={chosen.includes(friend.userId)}
							onChange={(isChosen) => {
								const others = chosen.filter((each) => each !== friend.userId);
								choose(isChosen ? [...others, friend.userId] : others);
							}}
						/>
					))}
				</div>
			</fieldset>
			<p role="status" className="text-muted empty:hidden">
				{shown.length === 0
					? "No friends match your search"
					: chosen.length > 0
						? `${chosen.length} chosen`
						: ""}
			</p>
		</div>
	);
}

/** Friends with these statuses need no invitation. */
const STATUS_TEXTS: Readonly<Partial<Record<InvitationStatus, string>>> = {
	pending: "Invited",
	accepted: "Joined",
};

interface FriendOptionProps {
	friend: Friend;
	status: InvitationStatus | undefined;
	isChosen: boolean;
	onChange: (isChosen: boolean) => void;
}

function FriendOption({ friend: { username, avatarUrl }, status, isChosen, onChange }: FriendOptionProps) {
	const invitedText = status && STATUS_TEXTS[status];
	return (
		<label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-raise has-checked:bg-accent/20 has-disabled:cursor-default has-disabled:text-muted has-disabled:hover:bg-transparent">
			<input
				type="checkbox"
				checked={isChosen}
				disabled={invitedText !== undefined}
				onChange={({ currentTarget }) => onChange(currentTarget.checked)}
				className="size-5 shrink-0 accent-(--ink) disabled:opacity-40"
			/>
			<Avatar username={username} url={avatarUrl} className="grid size-9" />
			<bdi className="min-w-0 grow font-bold wrap-anywhere">{username}</bdi>
			{invitedText && <span className="text-sm">{invitedText}</span>}
		</label>
	);
}
