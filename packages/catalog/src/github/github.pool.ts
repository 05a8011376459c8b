import type { Card, Pool } from "@hilo/rules/play/card";
import { repositorySource, sourceFields } from "../sources.ts";
import rows from "./github.data.json" with { type: "json" };

export interface Repository {
	/** 1 to 172; 1 and 2 open every run. */
	id: number;
	owner: string;
	name: string;
	stars: number;
	language: string;
	description: string;
	/** A name in the simple-icons set, for a repository that has its own mark there. */
	mark?: string;
	/** Of the mark, "#rrggbb". */
	colour?: string;
}

export const REPOSITORIES: readonly Repository[] = rows;

/** Returns a repository as an item: its own name, with owner and description under it. */
export function repositoryCard({
	owner,
	name,
	stars,
	language,
	description,
	mark,
	colour,
}: Repository): Card {
	return {
		id: `${owner}/${name}`,
		name,
		detail: `${owner} · ${description}`,
		art: { kind: "repository", language, ...(mark && colour ? { mark: { name: mark, colour } } : {}) },
		value: stars,
	};
}

export const repositoryPool: Pool = {
	game: "github",
	...sourceFields(repositorySource),
	cards: REPOSITORIES.map(repositoryCard),
};
