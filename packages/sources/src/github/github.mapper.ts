import { type Repository, repositoryCard } from "@hilo/catalog/github/github.pool";
import { repositorySource } from "@hilo/catalog/github/github.source";
import type { Card } from "@hilo/rules/play/card";
import { pictureOf, withPicture } from "../picture.ts";
import { withCountDate } from "../with-count-date.ts";
import type { WireRepository } from "./github.wire.schema.ts";

/** Returns a repository as an item: with its live stars, or without an answer with the bundled ones and their date. */
export function starsCard(bundled: Repository, live: WireRepository | null): Card {
	if (!live) return withCountDate(repositoryCard(bundled), repositorySource.asOf);
	const card = repositoryCard({
		...bundled,
		stars: live.stargazerCount,
		language: live.primaryLanguage?.name ?? bundled.language,
	});
	return withPicture(card, pictureOf("github", live.owner.avatarUrl));
}
