import { type ReactNode, useState } from "react";
import { MENU_ENTRY, MoreMenu } from "../../ui/more-menu.tsx";
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
	const entry = (text: string, asks: Question) => (
		<button type="button" role="menuitem" className={MENU_ENTRY} onClick={() => ask(asks)}>
			{text}
		</button>
	);
	return (
		<>
			<MoreMenu label={`More: ${person.username}`} className={className}>
				{children}
				{standing === "friends" && entry("Remove friend", "remove")}
				{standing !== "blocked" && entry("Block", "block")}
				{entry("Report", "report")}
			</MoreMenu>
			<PersonQuestions person={person} question={question} onClose={() => ask(null)} />
		</>
	);
}
