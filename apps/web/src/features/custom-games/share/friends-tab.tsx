import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { MAX_RECIPIENTS } from "@hilo/rules/custom-games/limits";
import type { InvitationStatus } from "@hilo/rules/custom-games/privacy";
import { usernameKey } from "@hilo/rules/users/keys";
import { type FormEvent, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { CloseButton } from "../../../ui/modal.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { byName, type Friend } from "../../friends/people.ts";
import { MessageField, messageFault, Send, Sent } from "./sending.tsx";
import type { SharedGame } from "./shared-game.ts";
import type { Invite } from "./use-invite.ts";

interface FriendsTabProps {
	game: SharedGame;
	userIds: readonly string[];
	setUserIds: (userIds: readonly string[]) => void;
	message: string;
	setMessage: (message: string) => void;
	invite: Invite;
}

const SEARCH_FROM = 6;
const { message: NOBODY } = CUSTOM_GAMES_ERRORS["custom-games/no-recipient"];
const { message: TOO_MANY } = CUSTOM_GAMES_ERRORS["custom-games/too-many-recipients"];

/** Only the game's creator sees who is invited already. */
export function FriendsTab(props: FriendsTabProps) {
	const { game, userIds, setUserIds, message, setMessage, invite } = props;
	const friends = trpc.friends.list.useQuery();
	const sent = trpc.customGames.sentInvitations.useQuery({ id: game.id }, { enabled: game.isOwn });
	const [fault, setFault] = useState<string | null>(null);
	if (invite.invited !== null) {
		const goOn = () => {
			setUserIds([]);
			invite.reset();
		};
		return <Sent invited={invite.invited} goOn={goOn} />;
	}
	if (!friends.data) {
		return friends.error ? <LoadFailure query={friends} /> : <Skeleton count={4} className="h-14" />;
	}
	if (friends.data.length === 0) return <NoFriends />;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (invite.isBusy) return;
		const problem =
			userIds.length === 0 ? NOBODY : userIds.length > MAX_RECIPIENTS ? TOO_MANY : messageFault(message);
		setFault(problem);
		if (!problem) invite.send({ userIds: [...userIds] }, message);
	};
	return (
		<form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] content-between gap-4">
			<Checklist
				friends={friends.data}
				statuses={new Map(sent.data?.map(({ user, status }) => [user.id, status]))}
				chosen={userIds}
				choose={(next) => {
					setUserIds(next);
					setFault(null);
				}}
			/>
			<MessageField message={message} setMessage={setMessage} />
			<Send invite={invite} fault={fault} />
		</form>
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

/** Friends with these statuses need no invitation. */
const SAID: Readonly<Partial<Record<InvitationStatus, string>>> = { pending: "Invited", accepted: "Joined" };

interface ChecklistProps {
	friends: readonly Friend[];
	statuses: ReadonlyMap<string, InvitationStatus>;
	chosen: readonly string[];
	choose: (userIds: readonly string[]) => void;
}

function Checklist({ friends, statuses, chosen, choose }: ChecklistProps) {
	const [wanted, setWanted] = useState("");
	const key = usernameKey(wanted);
	const shown = friends.filter(({ username }) => usernameKey(username).includes(key)).toSorted(byName);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-2">
			{friends.length >= SEARCH_FROM && (
				<SearchField
					label="Search friends"
					placeholder="Search friends"
					onInput={({ currentTarget }) => setWanted(currentTarget.value)}
					onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
				/>
			)}
			<fieldset className="min-w-0">
				<legend className="sr-only">Friends to invite</legend>
				<div className="-mx-1 grid max-h-64 gap-1 overflow-y-auto px-1 py-1">
					{shown.map((friend) => (
						<FriendChoice
							key={friend.userId}
							friend={friend}
							said={SAID[statuses.get(friend.userId) ?? "removed"]}
							isChosen={chosen.includes(friend.userId)}
							toggle={(isChosen) =>
								choose(
									isChosen ? [...chosen, friend.userId] : chosen.filter((each) => each !== friend.userId),
								)
							}
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

interface FriendChoiceProps {
	friend: Friend;
	/** The reason why this friend can't be chosen. */
	said: string | undefined;
	isChosen: boolean;
	toggle: (isChosen: boolean) => void;
}

function FriendChoice({ friend: { username, avatarUrl }, said, isChosen, toggle }: FriendChoiceProps) {
	return (
		<label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-raise has-checked:bg-accent/20 has-disabled:cursor-default has-disabled:text-muted has-disabled:hover:bg-transparent">
			<input
				type="checkbox"
				checked={isChosen}
				disabled={said !== undefined}
				onChange={({ currentTarget }) => toggle(currentTarget.checked)}
				className="size-5 shrink-0 accent-(--ink) disabled:opacity-40"
			/>
			<Avatar username={username} url={avatarUrl} className="grid size-9" />
			<bdi className="min-w-0 grow font-bold [overflow-wrap:anywhere]">{username}</bdi>
			{said && <span className="text-sm">{said}</span>}
		</label>
	);
}
