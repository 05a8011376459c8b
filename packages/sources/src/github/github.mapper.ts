import { type Repository, repositoryCard } from "@hilo/catalog/github/github.pool";
import { repositorySource } from "@hilo/catalog/github/github.source";
import type { Card } from "@hilo/rules/play/card";
import { pictureOf, withPicture } from "../picture.ts";
import { withCountDate } from "../with-count-date.ts";
import type { WireRepository } from "./github.wire.schema.ts";

/** Returns a repository's card with its live stars; with its bundled, dated ones where there is no answer for it. */
export function starsCard(bundled: Repository, live: WireRepository | null): Card {
	if (!live) return withCountDate(repositoryCard(bundled), repositorySource.asOf);
	const card = repositoryCard({
		...bundled,
		stars: live.stargazerCount,
		language: live.primaryLanguage?.name ?? bundled.language,
	});
	return withPicture(card, pictureOf("github", live.owner.avatarUrl));
}
