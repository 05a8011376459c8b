import { type Answer, HttpConnection } from "../processes/http-connection.ts";

/** A signed-in player's one connection to the site. */
export class BenchPlayer {
	readonly cookie: string;

	private constructor(cookie: string) {
		this.cookie = cookie;
	}

	/** Opens an account on the site. */
	static async register(url: string, username: string): Promise<BenchPlayer> {
		const connection = new HttpConnection(url);
		const answer = await connection.send({
			path: "/api/auth/register",
			method: "POST",
			body: { username, email: `${username}@example.org`, password: "correct horse" },
		});
		connection.close();
		expectStatus(answer, 201);
		const [cookie] = answer.headers["set-cookie"]?.[0]?.split(";") ?? [];
		if (!cookie) throw new Error("The site gave no session.");
		return new BenchPlayer(cookie);
	}
}

/** Makes sure that no failed request is measured. @throws Error with the answer's text when it has another status. */
export function expectStatus(answer: Answer, status: number): void {
	if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.body}`);
}
