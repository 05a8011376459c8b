import { Link } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useState } from "react";
import { Confirm } from "../../ui/confirm.tsx";
import { MENU_ENTRY, MenuButton, MoreMenu } from "../../ui/menu.tsx";
import { ReportDialog } from "../moderation/report.tsx";
import type { FriendshipStatus, Person } from "./people.tsx";
import { useFriendActions } from "./use-friend-actions.ts";

interface PersonMenuProps {
	person: Person;
	friendshipStatus: FriendshipStatus;
	children?: ReactNode;
	className?: string | undefined;
}

export function PersonMenu({ person, friendshipStatus, children, className = "" }: PersonMenuProps) {
	const [question, ask] = useState<Question | null>(null);
	const others = use(FriendEntries);
	const entry = (text: string, choose: () => void) => (
		<MenuButton key={text} onClick={choose}>
			{text}
		</MenuButton>
	);
	return (
		<>
			<MoreMenu label={`More: ${person.username}`} className={className}>
				{children}
				{friendshipStatus === "friends" &&
					others.map(({ text, choose }) => entry(text, () => choose(person)))}
				{friendshipStatus === "friends" && entry("Remove Friend", () => ask("remove"))}
				{friendshipStatus !== "blocked" && entry("Block", () => ask("block"))}
				{entry("Report", () => ask("report"))}
			</MoreMenu>
			{question && (
				<PersonQuestions
					person={person}
					question={question}
					isBlocked={friendshipStatus === "blocked"}
					onClose={() => ask(null)}
				/>
			)}
		</>
	);
}

/** The menu of a friend's row or chat, also with what phones have no space for. */
export function FriendMenu({ friend, className }: { friend: Person; className?: string }) {
	const { userId } = friend;
	return (
		<PersonMenu person={friend} friendshipStatus="friends" className={className}>
			<Link to="/duel/new" search={{ to: userId }} role="menuitem" className={MENU_ENTRY}>
				Challenge
			</Link>
			<Link to="/user/$userId" params={{ userId }} role="menuitem" className={MENU_ENTRY}>
				See profile
			</Link>
		</PersonMenu>
	);
}

type Question = "remove" | "block" | "report";

interface PersonQuestionsProps {
	person: Person;
	question: Question;
	isBlocked?: boolean;
	onClose: () => void;
}

export function PersonQuestions({ person, question, isBlocked = false, onClose }: PersonQuestionsProps) {
	const changeFriendship = useFriendActions();
	const { userId, username } = person;
	const name = <bdi>{username}</bdi>;
	switch (question) {
		case "remove":
			return (
				<Confirm
					title={<>Remove {name} from your friends?</>}
					onConfirm={() => changeFriendship("remove", person)}
					onClose={onClose}
				>
					Your messages are kept, but you can't write to each other until you are friends again.
				</Confirm>
			);
		case "block":
			return (
				<Confirm
					title={<>Block {name}?</>}
					confirm="Block"
					onConfirm={() => changeFriendship("block", person)}
					onClose={onClose}
				>
					You won't be friends any more. They can't send you friend requests, messages or invitations, or see
					when you're online. We won't tell them.
				</Confirm>
			);
		case "report":
			return (
				<ReportDialog
					subject={{ kind: "person", userId, name: username }}
					onBlock={isBlocked ? undefined : () => changeFriendship("block", person)}
					onClose={onClose}
				/>
			);
	}
}

/** An entry that another feature adds to a friend's menu. */
export interface FriendEntry {
	readonly text: string;
	choose(friend: Person): void;
}

/** The entries of other features. The shell provides them. */
export const FriendEntries = createContext<readonly FriendEntry[]>([]);
