import { type Answer, HttpConnection } from "../processes/http-connection.ts";

export class BenchPlayer {
	readonly cookie: string;

	private constructor(cookie: string) {
		this.cookie = cookie;
	}

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

/** Keeps failed requests out of the measurement. @throws Error with the answer's text on another status. */
export function expectStatus(answer: Answer, status: number): void {
	if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.body}`);
}
