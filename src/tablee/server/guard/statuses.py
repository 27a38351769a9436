"""The status of each refusal over HTTP; 400 for those that are not named."""

STATUS = {
    **dict.fromkeys(("no_such_table", "no_such_game", "no_such_page", "no_such_day", "no_match_of_the_day"), 404),
    **dict.fromkeys(("not_your_seat", "not_host", "not_at_table", "foreign_origin"), 403),
    **dict.fromkeys(("seat_taken", "table_full", "chairs_open", "already_started", "not_started", "not_finished"), 409),
    **dict.fromkeys(("too_fast", "too_many_tables", "too_many_sockets", "too_many_connections"), 429),
    **dict.fromkeys(("too_many_here", "too_many_replays"), 429),
    **dict.fromkeys(("too_large", "too_dear"), 413),
    "unknown_host": 421,
    **dict.fromkeys(("match_over", "once_a_day", "not_a_person", "persons_play", "still_here", "too_early"), 409),
    **dict.fromkeys(("link_used", "link_old", "same_device", "play_each_other"), 409),
    **dict.fromkeys(("no_such_link", "no_such_bot", "bot_unknown"), 404),
    "bad_token": 401,
    "no_bot_door": 409,
    "too_many_bot_tables": 429,
    **dict.fromkeys(("house_trouble", "match_damaged", "house_full", "analysis_failed", "analysis_too_long"), 503),
}
