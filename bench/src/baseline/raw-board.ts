import type { Database } from "better-sqlite3";

interface Row {
	readonly user_id: string;
	readonly username: string;
	readonly avatar_url: string | null;
	readonly score: number;
	readonly selected_feature: string | null;
	readonly verified: number;
}

export function rawBoard(db: Database) {
	const topTen = db.prepare<[string], Row>(
		`select h.user_id, u.username, u.avatar_url, h.score, h.selected_feature, h.verified
			from high_scores h join users u on u.id = h.user_id
			where h.game_key = +?
			order by h.score desc, h.verified desc, h.achieved_at, h.user_id
			limit 10`,
	);
	return (key: string) =>
		topTen.all(key).map((row, index) => {
			const selectedFeature = row.selected_feature ?? "Classic";
			return {
				rank: index + 1,
				userId: row.user_id,
				_id: row.user_id,
				username: row.username,
				avatarUrl: row.avatar_url,
				score: row.score,
				selectedFeature,
				verified: row.verified === 1,
				games: { [key]: { highScore: row.score, selectedFeature } },
			};
		});
}
