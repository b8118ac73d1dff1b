#!/bin/sh
# Run once by the image of PostgreSQL when it makes the cluster (/docker-entrypoint-initdb.d): the site gets a role that owns its one
# database and nothing else. The cluster's superuser gets no password, so that no one is it over the network.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres --dbname=postgres <<'SQL'
CREATE ROLE borupa LOGIN PASSWORD :'password';
CREATE DATABASE borupa OWNER borupa ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE borupa FROM PUBLIC;
ALTER ROLE postgres PASSWORD NULL;
SQL
