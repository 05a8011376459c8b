import { type ReactNode, use, useState } from "react";
import { MENU_ENTRY, MoreMenu } from "../../ui/more-menu.tsx";
import { FriendEntries } from "./friend-entries.ts";
import type { Person, Standing } from "./people.ts";
import { PersonQuestions, type Question } from "./person-questions.tsx";

interface PersonMenuProps {
	person: Person;
	standing: Standing;
	/** Entries ahead of the others. */
	children?: ReactNode;
	className?: string;
}

/** What else can be done about somebody: part, block, report. */
export function PersonMenu({ person, standing, children, className = "" }: PersonMenuProps) {
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
				{standing === "friends" && others.map(({ text, choose }) => entry(text, () => choose(person)))}
				{standing === "friends" && entry("Remove friend", () => ask("remove"))}
				{standing !== "blocked" && entry("Block", () => ask("block"))}
				{entry("Report", () => ask("report"))}
			</MoreMenu>
			<PersonQuestions person={person} question={question} onClose={() => ask(null)} />
		</>
	);
}
