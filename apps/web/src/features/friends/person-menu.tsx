import { type ReactNode, use, useState } from "react";
import { MENU_ENTRY, MoreMenu } from "../../ui/more-menu.tsx";
import { FriendEntries } from "./friend-entries.ts";
import type { FriendshipStatus, Person } from "./people.ts";
import { PersonQuestions, type Question } from "./person-questions.tsx";

interface PersonMenuProps {
	person: Person;
	friendshipStatus: FriendshipStatus;
	children?: ReactNode;
	className?: string;
}

export function PersonMenu({ person, friendshipStatus, children, className = "" }: PersonMenuProps) {
	const [question, ask] = useState<Question | null>(null);
	const others = use(FriendEntries);
	const entry = (text: string, choose: () => void) => (
		<button key={text} type="button" role="menuitem" className={MENU_ENTRY} onClick={choose}>
			{text}
		</button>
	);
	return (
		<>
			<MoreMenu label={`More: ${person.username}`} className={className}>
				{children}
				{friendshipStatus === "friends" &&
					others.map(({ text, choose }) => entry(text, () => choose(person)))}
				{friendshipStatus === "friends" && entry("Remove friend", () => ask("remove"))}
				{friendshipStatus !== "blocked" && entry("Block", () => ask("block"))}
				{entry("Report", () => ask("report"))}
			</MoreMenu>
			<PersonQuestions person={person} question={question} onClose={() => ask(null)} />
		</>
	);
}
